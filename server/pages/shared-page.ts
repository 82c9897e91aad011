/**
 * A page shared by an audience, compressed once, with slots for a visitor's own data. It is assembled as it is
 * sent: the shared parts are gzip blocks without back-references to earlier parts, and the inserted data is an
 * uncompressed block. So a visitor's own data is never in memory that another page is sent from.
 */
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, inflateRawSync } from 'node:zlib';
import { bestEncoding, type Bodies } from '../cache/bodies.ts';
import { ownBytes } from '../cache/own-bytes.ts';
import { crcJoin, crcShift } from './crc32.ts';

type Packed = { deflated: Buffer; length: number; crc: number; shift: number };
type Part = Packed | { place: string };

export type SharedPage = {
  /** The memory it occupies. */
  bytes: number;
  /** The page with a visitor's own data in its slots; throws a TypeError for a slot without data. */
  personalize: (own: Readonly<Record<string, string>>) => Bodies;
};

const pack = promisify(deflateRaw);
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block. */
const LAST_BLOCK = Buffer.from([3, 0]);
/** The maximum size of an uncompressed block. */
const MAX_BLOCK = 0xffff;

/** `marks` are the placeholders of the slots in the HTML; a mark may occur any number of times, including none. */
export async function createSharedPage(
  html: string,
  marks: Readonly<Record<string, string>>,
): Promise<SharedPage> {
  const places = new Map(Object.entries(marks).map(([place, mark]) => [mark, place]));
  const pattern = new RegExp(`(${[...places.keys()].map((mark) => RegExp.escape(mark)).join('|')})`);
  const parts = await Promise.all(
    html.split(pattern).map(async (text): Promise<Part> => {
      const place = places.get(text);
      return place === undefined ? packed(text) : { place };
    }),
  );
  return {
    bytes: parts.reduce((sum, part) => sum + ('place' in part ? 0 : part.deflated.length), 0),
    personalize: (own) => filled(parts, own),
  };
}

async function packed(text: string): Promise<Packed> {
  const plain = Buffer.from(text);
  // Ends at a byte boundary; the next block begins with an empty window, because it was compressed separately.
  const deflated = ownBytes(await pack(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH }));
  return { deflated, length: plain.length, crc: crc32(plain), shift: crcShift(plain.length) };
}

function filled(parts: readonly Part[], own: Readonly<Record<string, string>>): Bodies {
  const ownOf = (place: string): Buffer => {
    const text = own[place];
    if (text === undefined) throw new TypeError(`Nothing is given for the place "${place}" of a page`);
    return Buffer.from(text);
  };
  return {
    bytes: 0,
    pick: (acceptEncoding) => {
      if (bestEncoding(acceptEncoding, ['gzip']) === undefined) {
        const plain = parts.map((part) =>
          'place' in part ? ownOf(part.place) : inflateRawSync(part.deflated, UNFINISHED),
        );
        return { encoding: undefined, body: Buffer.concat(plain) };
      }
      const blocks: Buffer[] = [GZIP_HEAD];
      let crc = 0;
      let length = 0;
      for (const part of parts) {
        if (!('place' in part)) {
          blocks.push(part.deflated);
          crc = crcJoin(crc, part);
          length += part.length;
          continue;
        }
        const text = ownOf(part.place);
        for (let from = 0; from < text.length; from += MAX_BLOCK)
          blocks.push(...storedBlock(text.subarray(from, from + MAX_BLOCK)));
        crc = crc32(text, crc);
        length += text.length;
      }
      blocks.push(LAST_BLOCK, gzipEnd(crc, length));
      return { encoding: 'gzip', body: Buffer.concat(blocks) };
    },
  };
}

/** The stream of a part has no last block. */
const UNFINISHED = { finishFlush: constants.Z_SYNC_FLUSH };

function storedBlock(text: Buffer): Buffer[] {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(text.length, 1);
  head.writeUInt16LE(~text.length & MAX_BLOCK, 3);
  return [head, text];
}

function gzipEnd(crc: number, length: number): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc, 0);
  end.writeUInt32LE(length >>> 0, 4);
  return end;
}
