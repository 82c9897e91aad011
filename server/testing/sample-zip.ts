/** Zips for tests: honest ones, and such as no program would write. */
import { deflateRawSync } from 'node:zlib';

export type Local = {
  name: string;
  packed: Uint8Array;
  flags?: number;
  descriptor?: boolean;
  isListed?: boolean;
} & {
  /** As the directory says. */
  listed?: Uint8Array;
  size?: number;
};

/** A zip of these in their order; sizes that come after a file (flag 0x08) are not in its header. */
export function zip(files: readonly Local[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const {
    name,
    packed,
    flags = 0,
    descriptor = false,
    isListed = true,
    listed = packed,
    size = 0,
  } of files) {
    const said = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(8, 8);
    if (!descriptor) {
      local.writeUInt32LE(packed.length, 18);
      local.writeUInt32LE(size, 22);
    }
    local.writeUInt16LE(said.length, 26);
    const after = Buffer.alloc(descriptor ? 16 : 0);
    if (descriptor) {
      after.writeUInt32LE(0x08074b50, 0);
      after.writeUInt32LE(packed.length, 8);
      after.writeUInt32LE(size, 12);
    }
    const one = Buffer.concat([local, said, packed, after]);
    if (isListed) {
      const central = Buffer.alloc(46);
      central.writeUInt32LE(0x02014b50, 0);
      central.writeUInt16LE(flags, 8);
      central.writeUInt16LE(8, 10);
      central.writeUInt32LE(listed.length, 20);
      central.writeUInt32LE(size, 24);
      central.writeUInt16LE(said.length, 28);
      central.writeUInt32LE(offset, 42);
      directory.push(Buffer.concat([central, said]));
    }
    parts.push(one);
    offset += one.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
}

/** Of these files, packed. */
export const zipOf = (files: Record<string, Buffer>): Blob =>
  new Blob([
    zip(
      Object.entries(files).map(([name, bytes]) => ({
        name,
        packed: deflateRawSync(bytes),
        size: bytes.length,
      })),
    ),
  ]);
