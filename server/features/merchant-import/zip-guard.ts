/** What a zip file would unpack to, found out before anything is done with it. */
import { inflateRawSync } from 'node:zlib';
import { SheetFlaw } from '#domain/import/sheet-text.ts';

export type ZipEntry = { name: string; read: () => Uint8Array };
export type ZipLimits = { entries: number; bytes: number; entryBytes: number };

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end record with the longest comment. */
const MOST_END = 22 + 65_535;

const broken = (): SheetFlaw => new SheetFlaw('IMPORT_FILE_BROKEN');
const tooMuch = (): SheetFlaw => new SheetFlaw('IMPORT_FILE_UNPACKS');

/**
 * The files of a zip by its central directory, without folders. Throws IMPORT_FILE_BROKEN for one that was cut off or is encrypted,
 * IMPORT_FILE_UNPACKS where it says, or turns out, to hold more than the limits.
 */
export function entriesOfZip(bytes: Uint8Array, limits: ZipLimits): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > limits.entries) throw tooMuch();
  const entries: ZipEntry[] = [];
  let sum = 0;
  for (let no = 0; no < count; no += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) throw broken();
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    const method = view.getUint16(at + 10, true);
    const packed = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (isEncrypted || (method !== 0 && method !== 8)) throw broken();
    sum += size;
    if (size > limits.entryBytes || sum > limits.bytes) throw tooMuch();
    if (name.endsWith('/')) continue;
    entries.push({ name, read: () => unpacked(bytes, view, { local, packed, size, method }) });
  }
  return entries;
}

function endOf(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - MOST_END); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw broken();
}

type Place = { local: number; packed: number; size: number; method: number };

function unpacked(bytes: Uint8Array, view: DataView, { local, packed, size, method }: Place): Uint8Array {
  if (local + 30 > bytes.length || view.getUint32(local, true) !== LOCAL) throw broken();
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (from + packed > bytes.length) throw broken();
  const part = bytes.subarray(from, from + packed);
  if (method === 0) return part;
  try {
    // What it says of its size may be a lie: no more than that is ever unpacked.
    return inflateRawSync(part, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    throw error instanceof RangeError ? tooMuch() : broken();
  }
}
