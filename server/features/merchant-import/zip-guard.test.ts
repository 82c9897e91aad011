/** Zips whose parts contradict each other: what is read is what the directory names, within its sizes, and nothing else. */
import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readSheetFile, type SheetAnswer } from './read-sheet.ts';
import { entriesOfZip, zipOfEntries, type ZipEntry } from './zip-guard.ts';

const LIMITS = { entries: 500, bytes: 1e9, entryBytes: 1e9 };
const SHEET = 'xl/worksheets/sheet1.xml';
const BOMB = Buffer.alloc(128 * 1024 * 1024);
const DESCRIBED = 0x08;

type Local = {
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
function zip(files: readonly Local[]): Uint8Array {
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

/** The files of a workbook with one cell below its title. */
async function filesOf(text: string): Promise<Local[]> {
  const cell = (value: string) => ({ type: String, value }) as const;
  const bytes = await writeExcelFile([[cell('P_Code')], [cell(text)]]).toBuffer();
  return entriesOfZip(new Uint8Array(bytes), LIMITS).map(({ name, packed, method, size }) =>
    method === 8 ? { name, packed, size } : { name, packed: deflateRawSync(packed), size },
  );
}

const cellsOf = (answer: SheetAnswer): unknown => {
  if ('flaw' in answer) return answer.flaw.code;
  const rows = answer.sheet.parts.flatMap((part) => JSON.parse(part) as { cells: string[] }[]);
  return rows.map(({ cells }) => cells[0]);
};

let honest: Local[];
let other: Local[];
let bomb: Buffer;
beforeAll(async () => {
  honest = await filesOf('HONEST');
  other = await filesOf('HIDDEN');
  bomb = deflateRawSync(BOMB);
});
const hidden = () =>
  other
    .filter(({ name }) => /sheet1\.xml$|sharedStrings/.test(name))
    .map((one) => Object.assign({ isListed: false }, one));

describe('R-47v a workbook', () => {
  test('is read as its directory says; files that only a header of their own tells are not', async () => {
    expect(cellsOf(await readSheetFile(zip(honest)))).toEqual(['HONEST']);
    expect(cellsOf(await readSheetFile(zip(other)))).toEqual(['HIDDEN']);
    expect(cellsOf(await readSheetFile(zip([...honest, ...hidden()])))).toEqual(['HONEST']);
    expect(cellsOf(await readSheetFile(zip([...hidden(), ...honest])))).toEqual(['HONEST']);
  });

  test('of a program that writes the sizes after each file is read', async () => {
    const described = honest.map((one) => Object.assign({ flags: DESCRIBED, descriptor: true }, one));
    expect(cellsOf(await readSheetFile(zip(described)))).toEqual(['HONEST']);
  });

  test('never unpacks what only a header of its own tells, with sizes or without', async () => {
    for (const descriptor of [false, true]) {
      const flags = descriptor ? DESCRIBED : 0;
      const lying = {
        name: 'xl/huge.xml',
        packed: bomb,
        size: BOMB.length,
        isListed: false,
        flags,
        descriptor,
      };
      const before = process.memoryUsage();
      expect(cellsOf(await readSheetFile(zip([lying, ...honest])))).toEqual(['HONEST']);
      const grown = process.memoryUsage().external - before.external;
      expect(grown, 'bytes beyond the heap').toBeLessThan(BOMB.length / 2);
    }
  });

  test('whose header says more than its directory is read within the directory', async () => {
    const small = deflateRawSync(Buffer.from('<x/>'));
    // The directory ends the file after 6 bytes; its header has a bomb behind them.
    const lying = {
      name: 'xl/huge.xml',
      packed: Buffer.concat([small, bomb]),
      listed: small,
      size: 4,
      flags: DESCRIBED,
      descriptor: true,
    };
    expect(cellsOf(await readSheetFile(zip([...honest, lying])))).toEqual(['HONEST']);
  });

  test('that names a file twice, or has files share their bytes, is broken', async () => {
    expect(cellsOf(await readSheetFile(zip([...honest, ...other])))).toBe('IMPORT_FILE_BROKEN');
    const all = Buffer.alloc(100_000, 7);
    const whole = zip([{ name: 'xl/workbook.xml', packed: all, size: 10 }]);
    const view = new DataView(whole.buffer);
    const central = whole.length - 22 - 46 - 'xl/workbook.xml'.length;
    view.setUint32(central + 20, whole.length + 1, true);
    expect(cellsOf(await readSheetFile(whole))).toBe('IMPORT_FILE_BROKEN');
  });

  test('is made anew from its files as it was', () => {
    const entries = entriesOfZip(zip(honest), LIMITS);
    const again: ZipEntry[] = entriesOfZip(new Uint8Array(zipOfEntries(entries)), LIMITS);
    expect(again).toEqual(entries);
    expect(again.map(({ name }) => name)).toContain(SHEET);
  });
});
