/** Reads one cell as its column says. What is wrong has a code, whose sentence names what it may be. */
import { satangFromBaht } from '../pricing/money.ts';
import { arabicDigits } from '../text/thai-text.ts';
import { inOneLine, plainText } from '../text/plain-text.ts';
import { MOST_BAHT, type ImportField } from './fields.ts';

export type CellValue = string | number | null;
export type CellProblem = {
  /** The field, as the calls name it. */
  field: string;
  code: string;
  values?: Record<string, string | number>;
};
type Read = { value: CellValue } | { code: string; values?: Record<string, string | number> };

/** Years of the Buddhist era, which no year of a shop's days reaches otherwise. */
const BUDDHIST = 2400;
const BUDDHIST_ERA = 543;
/** As spreadsheets keep a day; a code or number that looks like one was changed by the program that wrote the file. */
const DAY = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?$/;
/** Commas only between thousands, so that 1,5 is not taken for 15. */
const NUMBER = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;
/** What a spreadsheet shows where a formula of it failed. */
const FAILED = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|BUSY!|FIELD!)$/i;
/** 8.85E+12: the last digits of a long number are gone. */
const SHORTENED = /^\d(?:\.\d+)?e\+?\d+$/i;
const CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/;
const BARCODE = /^[A-Za-z0-9-]{1,40}$/;

const YES = new Set(['y', 'yes', 'true', '1', 'ใช่', 'ใช้', 'นับ']);
const NO = new Set(['n', 'no', 'false', '0', 'ไม่', 'ไม่ใช่', 'ไม่ใช้', 'ไม่นับ']);
/** 1 tax included, 2 not included, 0 none. */
const TAX: Readonly<Record<string, number>> = {
  '0': 0,
  '1': 1,
  '2': 2,
  none: 0,
  included: 1,
  'not included': 2,
  ไม่มีภาษี: 0,
  รวมภาษี: 1,
  ไม่รวมภาษี: 2,
};

/** `text` is the cell as it stands in the file; '' for an empty one. */
export function readCell(field: ImportField, text: string): Read {
  const clean = plainText(text);
  if (clean === undefined) return { code: 'CELL_SIGNS' };
  if (FAILED.test(clean.trim())) return { code: 'CELL_FAILED' };
  if (field.as === 'lines') return bounded(clean.trim(), field.most);
  const line = inOneLine(clean).trim();
  if (field.as === 'text') return bounded(line, field.most);
  if (line === '') return { value: emptyOf(field) };
  const digits = arabicDigits(line);
  if (field.as === 'day') return readDay(digits);
  if (DAY.test(line)) return { code: 'CELL_IS_DAY' };
  switch (field.as) {
    case 'code':
      return CODE.test(line) ? { value: line } : { code: 'CELL_CODE' };
    case 'barcode':
      if (SHORTENED.test(digits)) return { code: 'CELL_SHORTENED' };
      return BARCODE.test(digits) ? { value: digits } : { code: 'CELL_BARCODE' };
    case 'whole':
      return readWhole(digits, field);
    case 'baht':
      return readBaht(digits, field);
    case 'taxType': {
      const type = TAX[digits.toLowerCase()];
      return type === undefined ? { code: 'CELL_TAX' } : { value: type };
    }
    case 'yesNo': {
      const word = digits.toLowerCase();
      if (YES.has(word)) return { value: 'Y' };
      return NO.has(word) ? { value: 'N' } : { code: 'CELL_YES_NO' };
    }
  }
}

const bounded = (value: string, most: number): Read =>
  value.length > most ? { code: 'CELL_TOO_LONG', values: { most } } : { value };

function emptyOf(field: ImportField): CellValue {
  if (field.as === 'whole') return field.orNone ? null : 0;
  return field.as === 'baht' || field.as === 'taxType' ? null : field.as === 'yesNo' ? 'Y' : '';
}

/** As spreadsheets keep it (2026-12-31), or as it is written here (31/12/2569 or 31/12/2026). */
function readDay(digits: string): Read {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?: 00:00)?$/.exec(digits) ?? [];
  const [, dayHere, monthHere, yearHere] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(digits) ?? [];
  const said = Number(year ?? yearHere);
  const at = new Date(
    Date.UTC(
      said > BUDDHIST ? said - BUDDHIST_ERA : said,
      Number(month ?? monthHere) - 1,
      Number(day ?? dayHere),
    ),
  );
  // 31 February would be a day of March.
  const isDay = !Number.isNaN(at.getTime()) && at.getUTCDate() === Number(day ?? dayHere);
  return isDay ? { value: at.toISOString().slice(0, 10) } : { code: 'CELL_DAY' };
}

function readWhole(digits: string, { least, most }: Extract<ImportField, { as: 'whole' }>): Read {
  if (!NUMBER.test(digits)) return { code: 'CELL_NUMBER' };
  const value = Number(digits.replaceAll(',', ''));
  if (!Number.isInteger(value)) return { code: 'CELL_WHOLE' };
  return value < least || value > most ? { code: 'CELL_RANGE', values: { least, most } } : { value };
}

/** In baht. */
function readBaht(digits: string, { orZero }: Extract<ImportField, { as: 'baht' }>): Read {
  const bare = digits.replace(/^฿\s*|\s*(?:บาท|baht|thb)$/gi, '');
  if (!NUMBER.test(bare)) return { code: 'CELL_NUMBER' };
  const value = Number(bare.replaceAll(',', ''));
  if (value < 0 || value > MOST_BAHT) return { code: 'CELL_RANGE', values: { least: 0, most: MOST_BAHT } };
  try {
    satangFromBaht(value);
  } catch {
    return { code: 'CELL_DECIMALS' };
  }
  return { value: value === 0 && !orZero ? null : value };
}

export type ReadRow = { values: Record<string, CellValue>; problems: CellProblem[] };

/** The cells of a row by the fields of their columns; '' is a column that is left out. */
export function readRow(
  fields: readonly ImportField[],
  columns: readonly string[],
  cells: readonly string[],
): ReadRow {
  const values: Record<string, CellValue> = {};
  const problems: CellProblem[] = [];
  for (const field of fields) {
    const at = columns.indexOf(field.name);
    if (at < 0) continue;
    const cell = cells[at] ?? '';
    const read = readCell(field, cell);
    if ('value' in read) {
      values[field.name] = read.value;
      if (field.needed && cell.trim() === '') problems.push({ field: field.name, code: 'CELL_MISSING' });
    } else problems.push({ field: field.name, ...read });
  }
  return { values, problems };
}
