/** Makes rows of text of a file, whatever it is; runs in a thread of its own. */
import { readSheet } from 'read-excel-file/node';
import { SheetFlaw, rowsOfText, textOfBytes } from '#domain/import/sheet-text.ts';
import { plainText } from '#domain/text/plain-text.ts';
import { withFailedCells } from './failed-cells.ts';
import { entriesOfZip, zipOfEntries } from './zip-guard.ts';

export const MOST_ROWS = 60_000;
export const MOST_COLUMNS = 80;
/** Characters of one cell: the longest field has 4,000. */
const MOST_SIGNS = 10_000;
/** Characters of all cells together: what 50,000 products have is a tenth of it. */
const MOST_SIGNS_OF_ALL = 64 * 1024 * 1024;
/** Of a workbook unpacked: 50,000 products of 40 columns take about 120 MB. */
const UNPACKED = { entries: 500, bytes: 400 * 1024 * 1024, entryBytes: 300 * 1024 * 1024 };
/** Rows of one part, which the database takes at once. */
const ROWS_A_PART = 500;

/** `parts` are JSON: arrays of `{ no, cells }`, where `no` is the row of the file and its titles are the first that is not empty. */
export type SheetRead = { titles: string[]; rowCount: number; parts: string[] };
export type SheetAnswer =
  | { sheet: SheetRead }
  | { flaw: { code: string; values: Record<string, string | number> } };

const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
/** A workbook with a password is wrapped into the container of old ones, in a part of this name. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');
const isLocked = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(LOCKED);
const beginsWith = (bytes: Uint8Array, signs: readonly number[]) =>
  signs.every((sign, at) => bytes[at] === sign);
const isZip = (bytes: Uint8Array) => beginsWith(bytes, [0x50, 0x4b]);

/** What a table is read from: pictures and the settings of printers are left out. */
const isOfWorkbook = ({ name }: { name: string }) => name.endsWith('.xml') || name.endsWith('.rels');

/** Never throws: what is wrong with the file is an answer. */
export async function readSheetFile(bytes: Uint8Array): Promise<SheetAnswer> {
  try {
    return { sheet: tableOf(await rowsOf(bytes)) };
  } catch (error) {
    if (error instanceof SheetFlaw) return { flaw: { code: error.code, values: error.values } };
    return { flaw: { code: 'IMPORT_FILE_BROKEN', values: {} } };
  }
}

async function rowsOf(bytes: Uint8Array): Promise<string[][]> {
  if (beginsWith(bytes, OLD_EXCEL))
    throw new SheetFlaw(isLocked(bytes) ? 'IMPORT_FILE_LOCKED' : 'IMPORT_FILE_OLD');
  if (!isZip(bytes)) return rowsOfText(textOfBytes(bytes));
  const entries = entriesOfZip(bytes, UNPACKED);
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new SheetFlaw('IMPORT_FILE_KIND');
  // The library reads a zip from its beginning: it gets the files whose sizes are known, and none that are hidden between them.
  const rows = await readSheet(Buffer.from(zipOfEntries(entries.filter(isOfWorkbook).map(withFailedCells))));
  return rows.map((row) => row.map(cellText));
}

/** A number without its separators, a day as YYYY-MM-DD: that is how a code that a program took for a day is noticed. */
function cellText(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return numberText(cell);
  if (typeof cell === 'boolean') return cell ? 'Y' : 'N';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return '';
}

/** 0.1 + 0.2 is 0.3, as the spreadsheet shows it; long codes keep their digits. */
const numberText = (cell: number): string =>
  Number.isInteger(cell) ? cell.toFixed(0) : String(Number(cell.toPrecision(15)));

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

function tableOf(rows: readonly string[][]): SheetRead {
  const head = rows.findIndex((row) => !isBlank(row));
  if (head < 0) throw new SheetFlaw('IMPORT_EMPTY');
  const titles = (rows[head] ?? []).map((title) => storable(title.trim().slice(0, 200)));
  while (titles.at(-1) === '') titles.pop();
  if (titles.length > MOST_COLUMNS) throw new SheetFlaw('IMPORT_TOO_WIDE', { most: MOST_COLUMNS });
  const parts: string[] = [];
  let part: { no: number; cells: string[] }[] = [];
  let rowCount = 0;
  let signs = 0;
  const flush = () => {
    if (part.length > 0) parts.push(JSON.stringify(part));
    part = [];
  };
  for (let at = head + 1; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    if (isBlank(row)) continue;
    rowCount += 1;
    if (rowCount > MOST_ROWS) throw new SheetFlaw('IMPORT_TOO_LONG', { most: MOST_ROWS });
    const cells = titles.map((_, column) => storable(row[column] ?? ''));
    // A text that many cells share is short in the file, and long for each of them here.
    signs += cells.reduce((sum, { length }) => sum + length, 0);
    if (signs > MOST_SIGNS_OF_ALL) throw new SheetFlaw('IMPORT_FILE_UNPACKS');
    part.push({ no: at + 1, cells });
    if (part.length >= ROWS_A_PART) flush();
  }
  flush();
  if (rowCount === 0) throw new SheetFlaw('IMPORT_EMPTY');
  return { titles, rowCount, parts };
}

/** The database takes no NUL and no half letters; such a cell is found wrong when it is read. */
function storable(cell: string): string {
  const text = cell.slice(0, MOST_SIGNS).toWellFormed();
  return (plainText(text) ?? text.replaceAll('\u0000', '\u0001')).trim();
}
