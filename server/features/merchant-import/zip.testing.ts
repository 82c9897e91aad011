/** Workbooks and zips made by hand, for tests of files that no program would write. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { entriesOfZip } from './zip-guard.ts';

export const LIMITS = { entries: 500, bytes: 1e9, entryBytes: 1e9 };

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
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(8, 8);
    if (!descriptor) {
      local.writeUInt32LE(packed.length, 18);
      local.writeUInt32LE(size, 22);
    }
    local.writeUInt16LE(name.length, 26);
    const after = Buffer.alloc(descriptor ? 16 : 0);
    if (descriptor) {
      after.writeUInt32LE(0x08074b50, 0);
      after.writeUInt32LE(packed.length, 8);
      after.writeUInt32LE(size, 12);
    }
    const one = Buffer.concat([local, Buffer.from(name), packed, after]);
    if (isListed) {
      const central = Buffer.alloc(46);
      central.writeUInt32LE(0x02014b50, 0);
      central.writeUInt16LE(flags, 8);
      central.writeUInt16LE(8, 10);
      central.writeUInt32LE(listed.length, 20);
      central.writeUInt32LE(size, 24);
      central.writeUInt16LE(name.length, 28);
      central.writeUInt32LE(offset, 42);
      directory.push(Buffer.concat([central, Buffer.from(name)]));
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

/** The files of a workbook. */
export async function filesOf(data: SheetData): Promise<Local[]> {
  const bytes = await writeExcelFile(data).toBuffer();
  return entriesOfZip(new Uint8Array(bytes), LIMITS).map(({ name, packed, method, size }) =>
    method === 8 ? { name, packed, size } : { name, packed: deflateRawSync(packed), size },
  );
}

/** A workbook whose sheet has another text in the place of one; what it says besides is as a spreadsheet wrote it. */
export async function workbookWith(data: SheetData, from: string, to: string): Promise<Blob> {
  const files = await filesOf(data);
  return new Blob([
    new Uint8Array(
      zip(
        files.map((file) => {
          if (!file.name.endsWith('sheet1.xml')) return file;
          const text = inflateRawSync(file.packed).toString();
          if (!text.includes(from)) throw new Error(`no ${from} in ${text}`);
          const changed = Buffer.from(text.replace(from, to));
          return { name: file.name, packed: deflateRawSync(changed), size: changed.length };
        }),
      ),
    ),
  ]);
}
