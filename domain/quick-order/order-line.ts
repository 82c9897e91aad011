/** Reads a line as people write orders in chats and sheets: what is wanted, how many, and of which unit. */
import { arabicDigits } from '../text/thai-text.ts';
import { isUnitWord, UNIT_WORDS } from './unit-terms.ts';

export type OrderLine = {
  /** As it was written. */
  text: string;
  /** What is left when the quantity is taken out. */
  name: string;
  /** Words that may be a code or barcode of a product. */
  codes: readonly string[];
  quantity: number;
  /** The word for the unit, in lower case. */
  unit: string | undefined;
  /** The number stands alone: it could as well belong to the name. */
  isBare: boolean;
  /** Several numbers could be the quantity. */
  isUnclear: boolean;
  /** A greeting or a remark, and nothing that is ordered. */
  isChatter: boolean;
};

const MOST = 99_999;
const MAX_CODES = 3;

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const UNIT = `(?:${UNIT_WORDS.map(escaped).join('|')})`;
const END_OF_WORD = String.raw`(?![\p{L}\p{M}])`;
const THAI_NUMBERS = new Map(
  'หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ'.split(' ').map((word, at) => [word, at + 1] as const),
);
const THAI_NUMBER = `(?<=^|\\s)(?:${[...THAI_NUMBERS.keys()].join('|')})`;
const NUMBER = String.raw`(?<![\d.,/a-z-])\d{1,5}`;
const MEASURE =
  'กิโลกรัม กิโล กก โล กรัม ก มิลลิลิตร มล ซีซี ลิตร ล เซนติเมตร เซน ซม มม นิ้ว เมตร ม ออนซ์ มก วัตต์ หลา ปี ชั้น แผ่น kgs kg kilo grams gram gm g ml cc litres liters litre liter lt l cm mm m inches inch in oz mg w watts watt yd ply sheets tablets tabs';
const IS_MEASURE = String.raw`(?=\s*(?:%|["”]|(?:${MEASURE.split(' ').join('|')})(?![\p{L}\p{M}])))`;

const AFTER_TIMES = String.raw`(?<=^|\s|\p{Script=Thai})x\s*(?<m>\d{1,5})`;
const COUNTED = new RegExp(
  `(?:${AFTER_TIMES}|(?<n>${NUMBER}|${THAI_NUMBER}))\\s*(?<u>${UNIT})\\.?${END_OF_WORD}`,
  'gu',
);
const UNIT_FIRST = new RegExp(
  `(?<![\\p{L}\\p{M}])(?<u>${UNIT})\\s*(?:ละ\\s*)?[x=:-]?\\s*(?<n>\\d{1,5})$`,
  'u',
);
const ONE_OF = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:ยก(?<u>${UNIT})|(?<v>${UNIT})(?:นึง|หนึ่ง|เดียว))${END_OF_WORD}`,
  'u',
);
const TIMES = [
  new RegExp(String.raw`(?<=^|\s|\p{Script=Thai})x\s*(?<n>\d{1,5})(?!\s*x|[\d.])(?!${IS_MEASURE})`, 'gu'),
  new RegExp(String.raw`(?<=^|\s)(?<n>\d{1,5})\s?x(?=\s|$)(?!\s*\d)`, 'gu'),
];
const AT_END = new RegExp(String.raw`(?<=[\s=:])-?\s*(?<n>\d{1,5})$`, 'u');
const AT_START = new RegExp(String.raw`^(?<n>\d{1,5})(?=\s+\S)(?!${IS_MEASURE})(?!\s*x)`, 'u');

const BULLET = /^\s*(?:[-–—•*·●▪✓✔☑>]+|\(?\d{1,3}[.)](?=\s|\p{L}))\s*/u;
const POLITE_END =
  /\s*(?:(?:นะ)?(?:ครับผม|ครับ|คับ|ค้าบ|คร้าบ|ค่ะ|คะ|ค่า|จ้า|จ้ะ|จ๊ะ|ฮะ)|(?<=\s)(?:นะ|ด้วย|หน่อย|please|pls|thanks|thx))[\s!.]*$/u;
const WISH = /^(?:(?:ขอ|เอา|รับ|สั่ง|เพิ่ม|ต้องการ|อยากได้|i want|please|pls|need)(?=\s|\d)|ขอสั่ง|เอาเป็น)\s*/u;
const CHATTER =
  /^(?:สวัสดี|หวัดดี|ดีค่ะ|ดีครับ|hello|hi\b|hey\b|good (?:morning|afternoon|evening)|dear\b|ขอบคุณ|ขอบใจ|thank|รบกวน|ส่ง(?:วัน|ที่|ของ|ให้|ด่วน|พรุ่งนี้|มะรืน|เช้า|บ่าย|เย็น|ตอน|ก่อน|ภายใน|จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|จัดส่ง|วันนี้|พรุ่งนี้|ด่วน|โอน|ที่อยู่|โทร|เบอร์โทร|tel\b|ปล\b|หมายเหตุ|note\b|รวม(?:ทั้งหมด|เป็นเงิน)?\s*[\d,.]*$|total\b|ยอดรวม|order\b|รายการ(?:สั่งซื้อ)?\s*:?$|สั่งของ|ตามนี้|เท่านี้|แค่นี้|โอเค|ok\b)/u;

const CODE = /^(?=.*\d)[a-z0-9][a-z0-9._-]{3,39}$/;

/** One spelling of digits, spaces and the sign of multiplication; lower case. */
const plain = (text: string): string =>
  arabicDigits(text.normalize('NFC').toLowerCase())
    .replaceAll(/[\u00A0\u200B-\u200D\uFEFF]/g, ' ')
    .replaceAll(/[×✕✖]/g, 'x')
    .replaceAll(/\*(?=\s*\d)/g, ' x')
    .replaceAll('เเ', 'แ')
    .replaceAll(/ +/g, ' ')
    .trim();

type Found = { from: number; to: number; quantity: number; unit?: string | undefined; isBare?: boolean };

/** One line without columns. */
export function readLine(text: string): OrderLine {
  let line = plain(text).replace(BULLET, '');
  for (let before = ''; before !== line;) {
    before = line;
    line = line.replace(POLITE_END, '').replace(/[\s,;.!]+$/, '');
  }
  const isRemark = line === '' || CHATTER.test(line);
  line = line.replace(WISH, '');
  const found = quantityOf(line);
  const rest = found ? `${line.slice(0, found.from)} ${line.slice(found.to)}` : line;
  const name = rest
    .replace(/(?:จำนวน|qty|quantity)\s*[:=]?\s*$/u, '')
    .replaceAll(/[\s,;:=-]+$|^[\s,;:=-]+/g, '')
    .replaceAll(/ +/g, ' ');
  return {
    text,
    name,
    codes: codesOf(name),
    quantity: found?.quantity ?? 1,
    unit: found?.unit,
    isBare: found?.isBare ?? false,
    isUnclear: false,
    isChatter: (isRemark && (!found || found.isBare === true)) || !/[\p{L}\p{Nd}]/u.test(name),
  };
}

const codesOf = (name: string): string[] =>
  name
    .split(/\s+/)
    .filter((word) => CODE.test(word))
    .slice(0, MAX_CODES);

/** The last quantity with a unit counts before one with a times sign, and that before a number alone. */
function quantityOf(line: string): Found | undefined {
  const counted = [...line.matchAll(COUNTED)].map((match) => foundIn(match)).findLast(isPossible);
  if (counted) return counted;
  const unitFirst = UNIT_FIRST.exec(line);
  if (unitFirst && isPossible(foundIn(unitFirst))) return foundIn(unitFirst);
  const one = ONE_OF.exec(line);
  if (one)
    return {
      from: one.index,
      to: one.index + one[0].length,
      quantity: 1,
      unit: one.groups?.['u'] ?? one.groups?.['v'],
    };
  const times = TIMES.flatMap((pattern) => [...line.matchAll(pattern)].map((match) => foundIn(match)));
  const timed = times.findLast(isPossible);
  if (timed) return timed;
  for (const pattern of [AT_END, AT_START]) {
    const match = pattern.exec(line);
    if (match && isPossible(foundIn(match))) return { ...foundIn(match), isBare: true };
  }
  return undefined;
}

function foundIn(match: RegExpMatchArray): Found {
  const from = match.index ?? 0;
  const number = match.groups?.['n'] ?? match.groups?.['m'] ?? '';
  return {
    from,
    to: from + match[0].length,
    quantity: THAI_NUMBERS.get(number) ?? Number(number),
    unit: match.groups?.['u'],
  };
}

const isPossible = ({ quantity }: Found): boolean => quantity > 0 && quantity <= MOST;

type Role = 'code' | 'name' | 'quantity' | 'unit' | 'other';
const ROLES: readonly (readonly [RegExp, Role])[] = [
  [/^(?:รหัส.*|code|sku|item (?:no|code).*|product ?code|barcode|บาร์โค้ด)$/, 'code'],
  [/^(?:สินค้า|ชื่อ.*|รายการ.*|name|product(?: name)?|item|description|รายละเอียด)$/, 'name'],
  [/^(?:จำนวน.*|qty\.?|quantity|amount ordered|สั่ง)$/, 'quantity'],
  [/^(?:หน่วย.*|unit|units|uom)$/, 'unit'],
  [/^(?:ลำดับ.*|ที่|no\.?|#|ราคา.*|price.*|รวม.*|total.*|amount|หมายเหตุ|note|remark|ยอด.*)$/, 'other'],
];

/** What each column is, where the row is the head of a table. */
function headOf(cells: readonly string[]): Role[] | undefined {
  const roles = cells.map((cell) => ROLES.find(([pattern]) => pattern.test(plain(cell)))?.[1]);
  const known = roles.filter((role) => role !== undefined && role !== 'other');
  if (known.length < 2 || cells.some((cell) => /\d/.test(cell))) return undefined;
  return roles.map((role) => role ?? 'other');
}

/** The cells of a row of a table; undefined for a line of words. */
export function cellsOf(text: string): string[] | undefined {
  for (const mark of ['\t', ';', '|', ',']) {
    const cells = splitBy(text, mark);
    if (cells.length < 2) continue;
    if (mark === '\t') return cells;
    if (headOf(cells) || cells.some((cell) => isNumber(cell) || isUnitWord(plain(cell)))) return cells;
  }
  return undefined;
}

/** By a mark outside quotes; a comma between thousands is none. */
function splitBy(text: string, mark: string): string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  for (const [at, letter] of [...text].entries()) {
    if (letter === '"' && (isQuoted || cells.at(-1)?.trim() === '')) isQuoted = !isQuoted;
    else if (letter === mark && !isQuoted && !isThousands(text, at, mark)) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return cells.map((cell) => cell.trim());
}

function isThousands(text: string, at: number, mark: string): boolean {
  if (mark !== ',' || !/\d$/.test(text.slice(0, at))) return false;
  const isOnly = text.indexOf(mark) === text.lastIndexOf(mark);
  return (isOnly ? /^\d{3}(?!\d)/ : /^\d{3}\.\d\d(?!\d)/).test(text.slice(at + 1));
}

const isNumber = (cell: string): boolean => /^\d{1,5}$/.test(plain(cell));

/** The row of a table, by its head where it has one. */
function readRow(text: string, cells: readonly string[], head: readonly Role[] | undefined): OrderLine {
  const given = (role: Role): string => plain(cells.filter((_, at) => head?.[at] === role).join(' '));
  if (head) {
    const counted = readLine(`${given('quantity')} ${given('unit')}`.trim());
    const quantity = Number(/\d{1,5}/.exec(given('quantity'))?.[0] ?? 1);
    const unit = given('unit').replace(/\.$/, '') || counted.unit;
    const name = `${given('code')} ${given('name')}`.trim();
    return rowOf({ text, name, quantity, unit, isUnclear: quantity < 1 || quantity > MOST });
  }
  const words = cells
    .map(plain)
    .map((cell) => ({ cell, isNumber: isNumber(cell), isUnit: isUnitWord(cell) }));
  const filled = words.filter(({ cell }) => cell !== '');
  const numbers = filled.filter((each) => each.isNumber);
  // The number of the row.
  const first = numbers.length > 1 && filled[0]?.isNumber ? filled[0] : undefined;
  const unitAt = filled.findIndex((each) => each.isUnit);
  const beside =
    unitAt < 0
      ? undefined
      : [filled[unitAt - 1], filled[unitAt + 1]].find((each) => each?.isNumber && each !== first);
  const others = numbers.filter((each) => each !== first);
  const number = beside ?? others[0];
  const texts = filled.filter((each) => !each.isNumber && !each.isUnit && !/^[\d,]+\.\d\d?$/.test(each.cell));
  const isUnclear = !beside && others.length > 1;
  if (number)
    return rowOf({
      text,
      name: texts.map(({ cell }) => cell).join(' '),
      quantity: Number(number.cell),
      unit: filled[unitAt]?.cell,
      isUnclear,
    });
  return { ...readLine(filled.map(({ cell }) => cell).join(' ')), text };
}

type Row = Pick<OrderLine, 'text' | 'name' | 'quantity' | 'unit' | 'isUnclear'>;

const rowOf = ({ quantity, ...row }: Row): OrderLine => ({
  ...row,
  codes: codesOf(row.name),
  quantity: quantity > 0 && quantity <= MOST ? quantity : 1,
  isBare: false,
  isChatter: row.name === '',
});

/** Several things in one line of a chat: each has a quantity with its unit. */
function partsOf(text: string): string[] {
  const parts = text.split(/\s*(?:,(?!\d)|;|\s\+\s|\sและ\s)\s*/u).filter((part) => part !== '');
  const isEach = parts.length > 1 && parts.every((part) => plain(part).search(COUNTED) >= 0);
  return isEach ? parts : [text];
}

/** The lines of a pasted text or of the rows of a sheet, in order; empty lines and the heads of tables are left out. */
export function readLines(lines: readonly string[]): OrderLine[] {
  let head: Role[] | undefined;
  return lines.flatMap((line) => {
    if (line.trim() === '') return [];
    const parts = partsOf(line);
    if (parts.length > 1) return parts.map(readLine);
    const cells = cellsOf(line);
    if (!cells) return [readLine(line)];
    const found = headOf(cells);
    if (found) {
      head = found;
      return [];
    }
    return [readRow(line, cells, head)];
  });
}
