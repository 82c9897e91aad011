/** Makes a harmless file of whatever was uploaded; the name and type that a browser sent are not looked at. */
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { MAX_PIXELS, MAX_SIDE, type FileKind } from '#domain/files/file-kinds.ts';
import { badRequest, type CallError } from '../../http/call-error.ts';
import { createTurns } from '../../http/turns.ts';

export type CleanFile = { bytes: Uint8Array; contentType: 'image/webp' | 'application/pdf' };

type Options = {
  kind: FileKind;
  /** The form's field, for the error. */
  field: string;
  /** The longest side in pixels; larger pictures are reduced. */
  maxSide: number;
  /** Who uploads it: one picture of a person at a time. */
  by: string;
};

const PICTURE_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);
const HEIC_TYPES = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);
const QUALITY = 82;
const ENCODING_SECONDS = 10;
/** Where a PDF says that it is complete. */
const PDF_TAIL_BYTES = 1024;

/** Decoding needs much memory and a processor: two at once in this process, a few more wait; one of a person. */
const turns = createTurns({ atOnce: 2, maxWaiting: 20, refusal: 'TOO_MANY_UPLOADS' });
const ofPerson = createTurns({ atOnce: 1, maxWaiting: 10, refusal: 'TOO_MANY_UPLOADS' });
/** A picture of so many pixels takes hundreds of megabytes: one at a time. */
const LARGE_PIXELS = 20_000_000;
const large = createTurns({ atOnce: 1, maxWaiting: 20, refusal: 'TOO_MANY_UPLOADS' });

const refusal = (code: string, field: string): CallError =>
  badRequest(code, {
    fields: { [field]: code },
    values: { megapixels: MAX_PIXELS / 1_000_000, side: MAX_SIDE.toLocaleString('en-US') },
  });

/**
 * Pictures are decoded and encoded anew: turned upright, reduced, without position, EXIF or anything else of the
 * original. A PDF stays as it is, and is only ever served as a download. Throws 400 PICTURE_UNSUPPORTED, PAPER_UNSUPPORTED,
 * PICTURE_HEIC, PICTURE_BROKEN, PICTURE_TOO_LARGE, PAPER_BROKEN; 429 TOO_MANY_UPLOADS.
 */
export async function cleanFile(
  bytes: Uint8Array,
  { kind, field, maxSide, by }: Options,
): Promise<CleanFile> {
  const { mime = '' } = (await fileTypeFromBuffer(bytes).catch(() => undefined)) ?? {};
  if (HEIC_TYPES.has(mime)) throw refusal('PICTURE_HEIC', field);
  if (kind === 'paper' && mime === 'application/pdf') {
    if (!isWholePdf(bytes)) throw refusal('PAPER_BROKEN', field);
    return { bytes, contentType: 'application/pdf' };
  }
  if (!PICTURE_TYPES.has(mime))
    throw refusal(kind === 'paper' ? 'PAPER_UNSUPPORTED' : 'PICTURE_UNSUPPORTED', field);
  return ofPerson.take(by, () => encode(bytes, { field, maxSide }));
}

async function encode(
  bytes: Uint8Array,
  { field, maxSide }: Pick<Options, 'field' | 'maxSide'>,
): Promise<CleanFile> {
  try {
    // Read first without decoding: a bomb is a small file of very many pixels.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    // A side of millions takes seconds to reduce, however narrow the picture is.
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE)
      throw refusal('PICTURE_TOO_LARGE', field);
    const inTurn = () => turns.take('encode', () => reduce(bytes, maxSide));
    const webp = await (width * height > LARGE_PIXELS ? large.take('large', inTurn) : inTurn());
    return { bytes: webp, contentType: 'image/webp' };
  } catch (error) {
    if (error instanceof Error && error.name === 'CallError') throw error;
    throw refusal('PICTURE_BROKEN', field);
  }
}

const reduce = (bytes: Uint8Array, maxSide: number): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 })
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: ENCODING_SECONDS })
    .toBuffer();

/**
 * Copies of a picture of `cleanFile` with those longest sides; none of a side that the picture does not exceed. Throws 429
 * TOO_MANY_UPLOADS.
 */
export async function smallerCopies<Side extends number>(
  bytes: Uint8Array,
  sides: readonly Side[],
): Promise<{ side: Side; bytes: Uint8Array }[]> {
  return turns.take('encode', async () => {
    const { width, height } = await sharp(bytes).metadata();
    const smaller = sides.filter((side) => side < Math.max(width, height));
    return Promise.all(
      smaller.map(async (side) => ({
        side,
        bytes: await sharp(bytes)
          .resize({ width: side, height: side, fit: 'inside' })
          .webp({ quality: QUALITY })
          .timeout({ seconds: ENCODING_SECONDS })
          .toBuffer(),
      })),
    );
  });
}

function isWholePdf(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (
    /^%PDF-[12]\.\d/.test(file.subarray(0, 8).toString('latin1')) &&
    file.subarray(-PDF_TAIL_BYTES).includes('%%EOF')
  );
}
