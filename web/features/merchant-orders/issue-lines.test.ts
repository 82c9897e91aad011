import { expect, test } from 'vitest';
import { quantityField, readIssue, unitField, type IssueProduct } from './issue-lines.ts';

const product = (P_Code: string, Available: number | null): IssueProduct => ({
  P_Code,
  PRODUCTNAME: P_Code,
  PIC_FILENAME: null,
  Units: [
    { Unit: 1, Name: 'piece', Rate: 1 },
    { Unit: 2, Name: 'pack', Rate: 6 },
  ],
  Available,
});
const read = (unit: string, quantity: string, available: number | null = 12) =>
  readIssue([product('A', available)], { [unitField('A')]: unit, [quantityField('A')]: quantity });

test('B-33 a line has a unit of its product and a whole number from 1', () => {
  expect(read('2', '2').lines).toEqual([{ P_Code: 'A', Unit: 2, Quantity: 2 }]);
  for (const quantity of ['', '0', '1.5', 'x']) expect([...read('1', quantity).wrong]).toEqual(['A']);
});

test('B-33 more than is in stock is named with what is left, by pieces; what is not counted is never short', () => {
  expect([...read('2', '2').short]).toEqual([]);
  expect([...read('2', '3').short]).toEqual([['A', 12]]);
  expect([...read('2', '3', null).short]).toEqual([]);
});
