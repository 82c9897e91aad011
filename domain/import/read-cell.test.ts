import { expect, test } from 'vitest';
import { IMPORT_FIELDS, type ImportField } from './fields.ts';
import { matchColumns, missingFields } from './match-columns.ts';
import { readCell, readRow } from './read-cell.ts';

const field = (name: string): ImportField =>
  Object.values(IMPORT_FIELDS)
    .flat()
    .find((one) => one.name === name) as ImportField;
const read = (name: string, cell: string): unknown => {
  const answer = readCell(field(name), cell);
  return 'value' in answer ? answer.value : answer.code;
};

test.each([
  ['P_Code', ' RICE-5 ', 'RICE-5'],
  ['P_Code', 'ข้าว', 'CELL_CODE'],
  ['P_Code', '2026-05-01', 'CELL_IS_DAY'],
  ['PRODUCTNAME', 'ข้าว\u200bหอม\tมะลิ', 'ข้าวหอม มะลิ'],
  ['PRODUCTNAME', 'ก'.repeat(201), 'CELL_TOO_LONG'],
  ['PRODUCTNAME', 'a\u0001b', 'CELL_SIGNS'],
  ['P_Description', 'one\r\ntwo', 'one\ntwo'],
  ['BARCODE1', '0885๐๐๐๐', '08850000'],
  ['BARCODE1', '8.85E+12', 'CELL_SHORTENED'],
  ['BARCODE1', '885/1', 'CELL_BARCODE'],
  ['UNIT1RATE', '๑๒', 12],
  ['UNIT1RATE', '1,000', 1000],
  ['UNIT1RATE', '1.5', 'CELL_WHOLE'],
  ['UNIT1RATE', '-1', 'CELL_RANGE'],
  ['UNIT1RATE', 'twelve', 'CELL_NUMBER'],
  ['MinimumStock', '', null],
  ['Option1', '', 0],
  ['STOCK_ITEM', 'ไม่', 'N'],
  ['STOCK_ITEM', 'TRUE', 'Y'],
  ['STOCK_ITEM', 'maybe', 'CELL_YES_NO'],
  ['UNIT1PRICELEVEL1', '1,234.50', 1234.5],
  ['UNIT1PRICELEVEL1', '฿ ๑๙ บาท', 19],
  ['UNIT1PRICELEVEL1', '1.234,50', 'CELL_NUMBER'],
  ['UNIT1PRICELEVEL1', '1,5', 'CELL_NUMBER'],
  ['UNIT1PRICELEVEL1', '19.999', 'CELL_DECIMALS'],
  ['UNIT1PRICELEVEL1', '-19', 'CELL_RANGE'],
  ['UNIT1PRICELEVEL1', '0', null],
  ['UNIT1PRICELEVEL1TYPE', 'รวมภาษี', 1],
  ['UNIT1PRICELEVEL1TYPE', '7', 'CELL_TAX'],
])('R-47v a cell of %s with %j is %j', (name, cell, expected) => {
  expect(read(name, cell)).toBe(expected);
});

test('R-47v columns are found by Thai, English and field names, and as the person has matched them before', () => {
  const { products } = IMPORT_FIELDS;
  expect(
    matchColumns(products, ['รหัสสินค้า', 'product_name (thai)', 'UNIT1 RATE', 'Colour', 'p-code']),
  ).toEqual(['P_Code', 'PRODUCTNAME', 'UNIT1RATE', '', '']);
  const remembered = new Map([
    ['colour', 'P_Var'],
    ['name', ''],
    ['gone', 'NoField'],
  ]);
  expect(matchColumns(products, ['Colour', 'Name', 'Gone'], remembered)).toEqual(['P_Var', '', '']);
  expect(missingFields(IMPORT_FIELDS.stock, ['P_Code', '', 'OnHand'])).toEqual(['SaleUnit']);
  for (const fields of Object.values(IMPORT_FIELDS))
    for (const language of ['th', 'en'] as const)
      expect(
        matchColumns(
          fields,
          fields.map((one) => one[language]),
        ),
        'what is exported is recognised',
      ).toEqual(fields.map(({ name }) => name));
});

test('R-47v a row has the values of its columns, and what is wrong by field', () => {
  const { stock } = IMPORT_FIELDS;
  expect(readRow(stock, ['OnHand', '', 'P_Code', 'SaleUnit'], ['x', 'skipped', '', 'C1'])).toEqual({
    values: { P_Code: '', SaleUnit: 'C1' },
    problems: [
      { field: 'P_Code', code: 'CELL_MISSING' },
      { field: 'OnHand', code: 'CELL_NUMBER' },
    ],
  });
});
