/** What a zip file would unpack to, found out before anything is done with it. */
import { inflateRawSync } from 'node:zlib';
import { SheetFlaw } from '#domain/import/sheet-text.ts';

export type ZipEntry = {
  name: string;
  /** As it is in the file; never larger than that. */
  packed: Uint8Array;
  method: number;
  crc: number;
  /** Unpacked. */
  size: number;
};
export type ZipLimits = { entries: number; bytes: number; entryBytes: number };

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end record with the longest comment. */
const MOST_END = 22 + 65_535;

/** Signs that no name is shown with; the database refuses the first of them. Icon\r is what a Mac puts into a folder that has a picture. */
const CONTROL = /[^\P{Cc}\r]/u;

const broken = (): SheetFlaw => new SheetFlaw('IMPORT_FILE_BROKEN');
const tooMuch = (): SheetFlaw => new SheetFlaw('IMPORT_FILE_UNPACKS');

/** What `listZip` lists, each unpacked once, to see that it is not larger than it says. Throws what both throw. */
export function entriesOfZip(bytes: Uint8Array, limits: ZipLimits): ZipEntry[] {
  const entries = listZip(bytes, limits);
  for (const entry of entries) readEntry(entry);
  return entries;
}

/**
 * The files of a zip by its central directory, without folders. Throws IMPORT_FILE_BROKEN for one that was cut off or is encrypted, that names
 * a file twice or with control characters, or has files share their bytes; IMPORT_FILE_UNPACKS where it says to hold more than the limits.
 */
export function listZip(bytes: Uint8Array, limits: ZipLimits): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > limits.entries) throw tooMuch();
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let sum = 0;
  let packedSum = 0;
  for (let no = 0; no < count; no += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) throw broken();
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    const method = view.getUint16(at + 10, true);
    const crc = view.getUint32(at + 16, true);
    const packed = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (isEncrypted || (method !== 0 && method !== 8)) throw broken();
    sum += size;
    packedSum += packed;
    if (size > limits.entryBytes || sum > limits.bytes) throw tooMuch();
    if (packedSum > bytes.length || names.has(name) || CONTROL.test(name)) throw broken();
    names.add(name);
    if (name.endsWith('/')) continue;
    entries.push({ name, packed: packedPart(bytes, view, { local, packed }), method, crc, size });
  }
  return entries;
}

/**
 * A zip of these files and nothing else. A reader that goes through a zip from its beginning finds what no directory names, and takes
 * sizes from other places than `entriesOfZip`: it gets this one to read.
 */
export function zipOfEntries(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, packed, method, crc, size } of entries) {
    const said = Buffer.from(name);
    // What the two headers share: version, no flags, method, no time, checksum, sizes, length of the name.
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(method, 4);
    shared.writeUInt32LE(crc, 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(size, 18);
    shared.writeUInt16LE(said.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    parts.push(signed(LOCAL), shared, said, packed);
    directory.push(signed(CENTRAL), Buffer.from([20, 0]), shared, place, said);
    offset += 30 + said.length + packed.length;
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, signed(END), end]);
}

function signed(signature: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32LE(signature);
  return four;
}

function endOf(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - MOST_END); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw broken();
}

function packedPart(
  bytes: Uint8Array,
  view: DataView,
  { local, packed }: { local: number; packed: number },
): Uint8Array {
  if (local + 30 > bytes.length || view.getUint32(local, true) !== LOCAL) throw broken();
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (from + packed > bytes.length) throw broken();
  return bytes.subarray(from, from + packed);
}

/** A file of a zip, unpacked. Throws IMPORT_FILE_BROKEN, and IMPORT_FILE_UNPACKS where it is larger than it says. */
export function readEntry({ packed, method, size }: ZipEntry): Uint8Array {
  if (method === 0) {
    if (packed.length !== size) throw broken();
    return packed;
  }
  try {
    // What it says of its size may be a lie: no more than that is ever unpacked.
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    throw error instanceof RangeError ? tooMuch() : broken();
  }
}
