/** Zips whose parts contradict each other: what is read is what the directory names, within its sizes, and nothing else. */
import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { zip, zipOf, type Local } from '../../testing/sample-zip.ts';
import { readSheetFile, type SheetAnswer } from './read-sheet.ts';
import { entriesOfZip, listZip, zipOfEntries, type ZipEntry } from './zip-guard.ts';
import { filesOf, LIMITS } from './zip.testing.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const BOMB = Buffer.alloc(128 * 1024 * 1024);
const DESCRIBED = 0x08;

/** With one cell below its title. */
const oneCell = (text: string) => {
  const cell = (value: string) => ({ type: String, value }) as const;
  return filesOf([[cell('P_Code')], [cell(text)]]);
};

const cellsOf = (answer: SheetAnswer): unknown => {
  if ('flaw' in answer) return answer.flaw.code;
  const rows = answer.sheet.parts.flatMap((part) => JSON.parse(part) as { cells: string[] }[]);
  return rows.map(({ cells }) => cells[0]);
};

let honest: Local[];
let other: Local[];
let bomb: Buffer;
beforeAll(async () => {
  honest = await oneCell('HONEST');
  other = await oneCell('HIDDEN');
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

  test('with macros is read as one without them', async () => {
    const macro = {
      name: 'xl/vbaProject.bin',
      packed: deflateRawSync(Buffer.from('Sub Auto_Open()')),
      size: 15,
    };
    expect(cellsOf(await readSheetFile(zip([...honest, macro])))).toEqual(['HONEST']);
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

  test.each(['\u0000', '\n', '\u007f', '\u0085'])(
    'that names a file with a control character is broken',
    async (sign) => {
      const named = async (name: string) =>
        new Uint8Array(await zipOf({ [name]: Buffer.from('x') }).arrayBuffer());
      const odd = await named(`pictures/P1${sign}.png`);
      expect(() => listZip(odd, LIMITS)).toThrow(expect.objectContaining({ code: 'IMPORT_FILE_BROKEN' }));
      expect(listZip(await named('รูป/P1 – é.png'), LIMITS)).toHaveLength(1);
      expect(listZip(await named('photos/Icon\r'), LIMITS)).toHaveLength(1);
    },
  );

  test('is made anew from its files as it was', () => {
    const entries = entriesOfZip(zip(honest), LIMITS);
    const again: ZipEntry[] = entriesOfZip(new Uint8Array(zipOfEntries(entries)), LIMITS);
    expect(again).toEqual(entries);
    expect(again.map(({ name }) => name)).toContain(SHEET);
  });
});
