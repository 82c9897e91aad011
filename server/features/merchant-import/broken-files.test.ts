/** Files as people and programs spoil them: each is refused as a whole, or named by row and column. */
import { deflateRawSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { ImportKindName } from '#domain/import/fields.ts';
import { openImportDesk } from './import-desk.testing.ts';
import { MOST_ROWS } from './read-sheet.ts';
import { workbookWith } from './zip.testing.ts';
import { zip } from '../../testing/sample-zip.ts';

const desk = openImportDesk();

beforeAll(() =>
  desk.shop().database.asOwner(`
    update product_units set barcode = '8851001' where tenant_id = 'alpha' and product_code = 'P1' and unit_no = 1;
    delete from product_units where tenant_id = 'alpha' and product_code = 'P4' and unit_no = 3`),
);

const HEAD = 'P_Code,PRODUCTNAME,UNIT1,UNIT1NAME,UNIT1RATE';
const FINE = 'N1,ข้าว,BAG,ถุง,1';
const csv = (...lines: string[]) => new Blob([lines.join('\r\n')]);
const product = (column: string, value: string) => csv(`${HEAD},${column}`, `${FINE},${value}`);
const xlsx = async (data: SheetData) => new Blob([new Uint8Array(await writeExcelFile(data).toBuffer())]);
const cell = (value: string) => ({ type: String, value }) as const;
const head = HEAD.split(',').map(cell);
const fine = FINE.split(',').map(cell);

/** A zip with one file that says it is of this size. */
const oneFile = (name: string, packed: Buffer, size: number): Blob =>
  new Blob([zip([{ name, packed, size }])]);
const zeros = deflateRawSync(Buffer.alloc(8 * 1024 * 1024));

const repeated = () =>
  xlsx([[cell('P_Code')], ...Array.from({ length: 7000 }, () => [cell('x'.repeat(10_000))])]);

type Making = () => Blob | Promise<Blob>;
const refused: [what: string, make: Making, code: string][] = [
  ['an old Excel file', () => new Blob([Buffer.from('d0cf11e0a1b11ae1', 'hex')]), 'IMPORT_FILE_OLD'],
  [
    'a workbook with a password',
    () =>
      new Blob([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(504),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
    'IMPORT_FILE_LOCKED',
  ],
  [
    'Thai that is of no code page',
    () => new Blob([Buffer.from(`${HEAD}\nN1,`), Buffer.from([0xa2, 0xdb, 0xfc, 0xff, 0x81])]),
    'IMPORT_ENCODING',
  ],
  ['a workbook that was cut off', async () => (await xlsx([head, fine])).slice(0, 900), 'IMPORT_FILE_BROKEN'],
  ['a zip that is no workbook', () => oneFile('a.txt', zeros, 8 * 1024 * 1024), 'IMPORT_FILE_KIND'],
  ['a text that very many cells repeat', repeated, 'IMPORT_FILE_UNPACKS'],
  [
    'a zip that says it is huge',
    () => oneFile('xl/workbook.xml', zeros, 0xff_ff_ff_f0),
    'IMPORT_FILE_UNPACKS',
  ],
  ['a zip that is larger than it says', () => oneFile('xl/workbook.xml', zeros, 1000), 'IMPORT_FILE_UNPACKS'],
  ['a workbook without a row', () => xlsx([[cell('')]]), 'IMPORT_EMPTY'],
  ['titles alone', () => csv(HEAD), 'IMPORT_EMPTY'],
  ['bytes that are no text', () => new Blob([Uint8Array.from([80, 0, 1, 2, 3])]), 'IMPORT_ENCODING'],
  ['a quotation mark that is not closed', () => csv(HEAD, 'N1,"ข้าว,BAG,ถุง,1', 'N2,x'), 'IMPORT_QUOTE'],
  [
    'too many rows',
    () => csv('P_Code', ...Array.from({ length: MOST_ROWS + 1 }, (_, at) => `N${at}`)),
    'IMPORT_TOO_LONG',
  ],
  [
    'too many columns',
    () => csv(Array.from({ length: 81 }, (_, at) => `c${at}`).join(','), 'x'),
    'IMPORT_TOO_WIDE',
  ],
];

test.each(refused)('R-47v %s is refused', async (_, make, code) => {
  const answer = await desk.add('products', await make());
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, code]);
});

/** Row, column and what is wrong of each. */
type Named = [row: number, column: string, message: RegExp];
const wrong: [what: string, kind: ImportKindName, make: Making, named: Named[]][] = [
  ['no name', 'products', () => csv(HEAD, 'N1,,BAG,ถุง,1'), [[2, 'PRODUCTNAME', /needed/]]],
  ['a unit of rate 0', 'products', () => csv(HEAD, 'N1,ข้าว,BAG,ถุง,0'), [[2, 'UNIT1RATE', /needed/]]],
  ['a code with a space', 'products', () => csv(HEAD, 'N 1,ข้าว,BAG,ถุง,1'), [[2, 'P_Code', /no code/]]],
  ['a code twice', 'products', () => csv(HEAD, FINE, 'N2,น้ำ,BAG,ถุง,1', FINE), [[4, 'P_Code', /earlier row/]]],
  [
    'a code twice where the first row is wrong itself, by a cell or by the shop',
    'products',
    () => csv(HEAD, 'N1,ข้าว,BAG,ถุง,x', 'N2,,BAG,ถุง,1', FINE, 'N2,น้ำ,BAG,ถุง,1', FINE),
    [
      [2, 'UNIT1RATE', /./],
      [3, 'PRODUCTNAME', /needed/],
      [6, 'P_Code', /earlier row/],
    ],
  ],
  [
    'a barcode twice in the file',
    'products',
    () => csv(`${HEAD},BARCODE1`, `${FINE},885`, 'N2,น้ำ,BAG,ถุง,1,885'),
    [[3, 'BARCODE1', /earlier row/]],
  ],
  ['a barcode of another product', 'products', () => product('BARCODE1', '8851001'), [[2, 'BARCODE1', /P1/]]],
  [
    'a barcode as 8.85E+12',
    'products',
    () => product('BARCODE1', '8.85E+12'),
    [[2, 'BARCODE1', /last digits/]],
  ],
  ['an unknown category', 'products', () => product('Hierarchy1', 'NONE'), [[2, 'Hierarchy1', /categor/i]]],
  [
    'a category without its parent',
    'products',
    () => product('Hierarchy2', 'CAT'),
    [[2, 'Hierarchy2', /categor/i]],
  ],
  ['an unknown brand', 'products', () => product('P_BrandCode', 'NONE'), [[2, 'P_BrandCode', /brand/i]]],
  ['an unknown type', 'products', () => product('matype', 'NONE'), [[2, 'matype', /type/i]]],
  [
    'a word for a number',
    'products',
    () => product('MinimumStock', 'many'),
    [[2, 'MinimumStock', /no number/]],
  ],
  ['a number with a fraction', 'products', () => product('Option1', '1.5'), [[2, 'Option1', /whole/]]],
  ['neither yes nor no', 'products', () => product('STOCK_ITEM', 'maybe'), [[2, 'STOCK_ITEM', /Y or N/]]],
  [
    'merged cells: the second row has no code',
    'products',
    () => xlsx([head, [{ ...cell('N1'), rowSpan: 2 }, ...fine.slice(1)], [null, ...fine.slice(1)]]),
    [[3, 'P_Code', /needed/]],
  ],
  [
    'a day where a code was',
    'products',
    () => xlsx([head, [{ type: Date, value: new Date('2026-05-01'), format: 'd-mmm' }, ...fine.slice(1)]]),
    [[2, 'P_Code', /date/]],
  ],
  [
    'two mistakes in a row between blank rows',
    'products',
    () => csv(HEAD, '', FINE, ',,,,', 'N2,น้ำ,BAG,,x'),
    [
      [5, 'UNIT1RATE', /no number/],
      [5, 'UNIT1NAME', /needed/],
    ],
  ],
  ['a price below 0', 'prices', () => csv('P_Code;ราคา', 'P1;-19'), [[2, 'ราคา', /from 0/]]],
  [
    'a price of three decimals',
    'prices',
    () => csv('P_Code\tprice', 'P1\t19.999'),
    [[2, 'price', /2 decimals/]],
  ],
  ['a price as 1.234,50', 'prices', () => csv('P_Code;price', 'P1;1.234,50'), [[2, 'price', /no number/]]],
  ['a price of no product', 'prices', () => csv('P_Code,price', 'NONE,19'), [[2, 'P_Code', /product/i]]],
  [
    'a tax type of 7',
    'prices',
    () => csv('P_Code,PRICE1,PRICE1TYPE', 'P1,19,7'),
    [[2, 'PRICE1TYPE', /0 \(no tax\)/]],
  ],
  [
    'a price of a unit that the product has not',
    'prices',
    () => csv('P_Code,UNIT3PRICELEVEL1', 'P4,19'),
    [[2, 'UNIT3PRICELEVEL1', /unit/i]],
  ],
  [
    'a center of nobody',
    'stock',
    () => csv('P_Code,SaleUnit,OnHand', 'P1,C99,5'),
    [[2, 'SaleUnit', /center/i]],
  ],
  ['stock below 0', 'stock', () => csv('P_Code,SaleUnit,OnHand', 'P1,C1,-5'), [[2, 'OnHand', /from 0/]]],
];

wrong.push(
  [
    'the error of a formula',
    'products',
    () =>
      workbookWith(
        [head, fine],
        '<c r="B2" t="s"><v>6</v></c>',
        '<c r="B2" t="e"><f>A9+1</f><v>#REF!</v></c>',
      ),
    [[2, 'PRODUCTNAME', /formula/]],
  ],
  [
    'an error that a spreadsheet has written as text',
    'prices',
    () => csv('P_Code,PRICE1', 'P1,#DIV/0!'),
    [[2, 'PRICE1', /formula/]],
  ],
  [
    'a formula that was never computed',
    'products',
    () => workbookWith([head, fine], '<c r="B2" t="s"><v>6</v></c>', '<c r="B2"><f>A9+1</f></c>'),
    [[2, 'PRODUCTNAME', /formula/]],
  ],
  [
    'a price that became a day',
    'prices',
    () =>
      xlsx([
        [cell('P_Code'), cell('PRICE1')],
        [cell('P1'), { type: Date, value: new Date('2026-05-01'), format: 'd-mmm' }],
      ]),
    [[2, 'PRICE1', /date/]],
  ],
  [
    'a name that is too long',
    'products',
    () => csv(HEAD, `N1,${'ข'.repeat(1000)},BAG,ถุง,1`),
    [[2, 'PRODUCTNAME', /longer than/]],
  ],
  [
    'signs that are none of a text',
    'products',
    () => csv(HEAD, 'N1,ข้าว\u007f,BAG,ถุง,1'),
    [[2, 'PRODUCTNAME', /cannot be read/]],
  ],
  [
    'a barcode for two units of a product',
    'products',
    () => csv(`${HEAD},BARCODE1,UNIT2,UNIT2NAME,UNIT2RATE,BARCODE2`, `${FINE},7701,BOX,ลัง,12,7701`),
    [[2, 'BARCODE2', /./]],
  ],
  [
    'a unit without its name and pieces',
    'products',
    () => csv(`${HEAD},UNIT2`, `${FINE},BOX`),
    [
      [2, 'Unit 2 name', /needed/],
      [2, 'Pieces in unit 2', /needed/],
    ],
  ],
);

test.each(wrong)('R-47v %s is named by row and column', async (_, kind, make, named) => {
  const one = await desk.checked(kind, await make());
  expect(one.Step).toBe('checked');
  const found = one.Problems.map(({ Row, Column }) => [Row, Column]);
  expect(found, JSON.stringify(one.Problems)).toEqual(named.map(([row, column]) => [row, column]));
  for (const [at, [, , message]] of named.entries()) expect(one.Problems[at]?.Message).toMatch(message);
  const thai = await desk.call('oneImport', { params: { id: one.ImportId }, language: 'th' });
  for (const [at, problem] of thai.json<typeof one>().Problems.entries()) {
    expect(problem.Row).toBe(one.Problems[at]?.Row);
    expect(problem.Message).toMatch(/[ก-๙]/);
    expect(one.Problems[at]?.Message).not.toMatch(/[ก-๙]/);
  }
  const list = await desk.call('importProblems', { params: { id: one.ImportId } });
  expect(list.statusCode).toBe(200);
});

test('R-47v a file without the column of the code says which is missing', async () => {
  const added = (await desk.add('products', csv('Colour,PRODUCTNAME', 'red,ข้าว'))).json();
  const answer = await desk.check(added);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ code: string; message: string }>()).toMatchObject({
    code: 'IMPORT_COLUMNS_MISSING',
    message: expect.stringContaining('Product code'),
  });
});

test('R-47v Windows-874, quotes with line breaks, Thai digits and 1,234.50 are read', async () => {
  const thai = Buffer.concat([
    Buffer.from('P_Code,PRODUCTNAME,P_Description,UNIT1,UNIT1NAME,UNIT1RATE\r\nN1,'),
    Buffer.from([0xa2, 0xe9, 0xd2, 0xc7]),
    Buffer.from(',"one\r\ntwo",BAG,'),
    Buffer.from([0xb6, 0xd8, 0xa7, 0x2c, 0xf1]),
  ]);
  await desk.done('products', new Blob([thai]));
  expect(await desk.product('N1')).toMatchObject({
    PRODUCTNAME: 'ข้าว',
    P_Description: 'one\ntwo',
    UNIT1NAME: 'ถุง',
    UNIT1RATE: 1,
  });
  await desk.done('prices', csv('P_Code,ราคา', 'N1,"1,234.50"'));
  expect(await desk.product('N1')).toMatchObject({ PRICE1: 1234.5, PRICE1TYPE: 1 });
});
