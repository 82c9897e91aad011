/** The addresses of uploaded files. That of a private one is signed and ends soon: whoever has it may read it until then. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { COPY_SIDES, type CopySide } from '#domain/files/picture-copies.ts';

export type FileName = { tenantId: string; fileId: string; contentType: string };
/** Of a smaller copy, its longest side; the whole file has none. */
export type AskedFile = FileName & { side?: CopySide };

const EXTENSIONS: Record<string, string> = { 'image/webp': 'webp', 'application/pdf': 'pdf' };
const TYPES: Record<string, string> = { webp: 'image/webp', pdf: 'application/pdf' };

/** How long a signed address works at least; it ends with the next minute, so that a page drawn again names the same. */
const VALID_SECONDS = 600;
const STEP_SECONDS = 60;

/** `abc.webp`; of a copy `abc-240.webp` */
const baseOf = ({ fileId, contentType, side }: AskedFile): string =>
  `${fileId}${side === undefined ? '' : `-${side}`}.${EXTENSIONS[contentType] ?? 'bin'}`;

/** In the file store. */
export const storeKey = (access: 'public' | 'private', name: AskedFile): string =>
  `${access}/${name.tenantId}/${baseOf(name)}`;

/** `/media/<tenant>/<id>.webp` for everybody, for ever: another picture has another address. */
export const publicAddress = (name: FileName): string => `/media/${name.tenantId}/${baseOf(name)}`;

export type SigningKey = Uint8Array;

export const signingKeyOf = (sessionSecret: string): SigningKey =>
  new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'addresses of private files', 32));

const signatureOf = (key: SigningKey, signed: string): Buffer =>
  createHmac('sha256', key).update(signed).digest();

const signedText = (tenantId: string, base: string, until: number): string =>
  `${tenantId}\n${base}\n${until}`;

/** `/private/<tenant>/<id>.webp?until=…&signature=…`, valid for ten minutes. */
export function privateAddress(name: AskedFile, { key, now }: { key: SigningKey; now: Date }): string {
  const seconds = now.getTime() / 1000 + VALID_SECONDS;
  const until = Math.ceil(seconds / STEP_SECONDS) * STEP_SECONDS;
  const base = baseOf(name);
  const signature = signatureOf(key, signedText(name.tenantId, base, until)).toString('base64url');
  return `/private/${name.tenantId}/${base}?until=${until}&signature=${signature}`;
}

type Asked = { tenantId: string; file: string; until: number; signature: string };

/** Whether a private file may be read by this address now. */
export function isSigned(
  { tenantId, file, until, signature }: Asked,
  { key, now }: { key: SigningKey; now: Date },
): boolean {
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, signedText(tenantId, file, until));
  return (
    given.length === expected.length && timingSafeEqual(given, expected) && now.getTime() <= until * 1000
  );
}

/** The file of an address's last part, or undefined where it is none. */
export function fileNameOf(tenantId: string, file: string): AskedFile | undefined {
  const [, fileId, asked, extension = ''] = /^([A-Za-z0-9_-]{22})(-\d{3})?\.(webp|pdf)$/.exec(file) ?? [];
  const contentType = TYPES[extension];
  if (fileId === undefined || contentType === undefined) return undefined;
  if (asked === undefined) return { tenantId, fileId, contentType };
  const side = COPY_SIDES.find((one) => asked === `-${one}`);
  return side && { tenantId, fileId, contentType, side };
}

/** When and where a photo was taken, as the person let the browser tell; never read from the picture. */
export type Capture = { at: Date; latitude?: number; longitude?: number };

/** What the browser says of a photo that was taken for the shop. */
export type Taken = {
  CapturedAt?: string | undefined;
  Latitude?: number | undefined;
  Longitude?: number | undefined;
};

/** A photo that waited for a line may be hours old; anything else is no time of its taking. */
const LONGEST_MS = 7 * 24 * 3_600_000;
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** When and where it was taken; undefined without a time that can be. A place needs both numbers. */
export function captureOf({ CapturedAt, Latitude, Longitude }: Taken, now: Date): Capture | undefined {
  if (CapturedAt === undefined) return undefined;
  const at = new Date(CapturedAt);
  const age = now.getTime() - at.getTime();
  if (age > LONGEST_MS || age < -CLOCKS_DIFFER_MS) return undefined;
  if (Latitude === undefined || Longitude === undefined) return { at };
  return { at, latitude: Latitude, longitude: Longitude };
}
