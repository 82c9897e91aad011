import { describe, expect, test } from 'vitest';
import { MAX_ISSUE_LINES } from '#domain/orders/goods-issue.ts';
import { addOne, readIssue, type IssueLine, type IssueProduct } from './issue-lines.ts';

const product = (
  P_Code: string,
  { Available = 12, ScannedUnit = null }: Partial<Pick<IssueProduct, 'Available' | 'ScannedUnit'>> = {},
): IssueProduct => ({
  P_Code,
  PRODUCTNAME: P_Code,
  PIC_FILENAME: null,
  Units: [
    { Unit: 1, Name: 'piece', Rate: 1 },
    { Unit: 2, Name: 'pack', Rate: 6 },
  ],
  Available,
  ScannedUnit,
});
const line = (unit: string, quantity: string, Available: number | null = 12): IssueLine => ({
  id: 1,
  product: product('A', { Available }),
  unit,
  quantity,
});

describe('B-33 the lines of a goods issue', () => {
  test('have a unit of their product and a whole number from 1', () => {
    expect(readIssue([line('2', '2')]).lines).toEqual([{ P_Code: 'A', Unit: 2, Quantity: 2 }]);
    for (const quantity of ['', '0', '1.5', 'x'])
      expect([...readIssue([line('1', quantity)]).wrong]).toEqual([1]);
  });

  test('name what is more than is in stock with what is left, by pieces; what is not counted is never short', () => {
    expect([...readIssue([line('2', '2')]).short]).toEqual([]);
    expect([...readIssue([line('2', '3')]).short]).toEqual([[1, 12]]);
    expect([...readIssue([line('2', '3', null)]).short]).toEqual([]);
  });

  test('of one product are short together, and are one where their unit is the same', () => {
    const both = [line('2', '2'), { ...line('1', '1'), id: 2 }];
    expect([...readIssue(both).short]).toEqual([[2, 12]]);
    expect(readIssue([line('1', '2'), { ...line('1', '3'), id: 2 }]).lines).toEqual([
      { P_Code: 'A', Unit: 1, Quantity: 5 },
    ]);
    expect([...readIssue([line('1', '99999', null), { ...line('1', '1', null), id: 2 }]).wrong]).toEqual([2]);
  });
});

describe('B-33 a scan', () => {
  const scan = (...products: IssueProduct[]) =>
    products
      .reduce<readonly IssueLine[]>((lines, one) => addOne(lines, one).lines, [])
      .map(({ product: { P_Code }, unit, quantity }) => [P_Code, unit, quantity]);

  test('of a product in the list counts one more of the unit that was scanned', () => {
    expect(scan(product('A'), product('B'), product('A'))).toEqual([
      ['A', '1', '2'],
      ['B', '1', '1'],
    ]);
    const [piece, pack] = [product('A', { ScannedUnit: 1 }), product('A', { ScannedUnit: 2 })];
    expect(scan(piece, pack, pack, piece)).toEqual([
      ['A', '1', '2'],
      ['A', '2', '2'],
    ]);
  });

  test('of its code alone counts in the unit that was chosen, also from a quantity that was emptied', () => {
    expect(addOne([line('2', '')], product('A')).touched).toMatchObject({ unit: '2', quantity: '1' });
  });

  test('beyond the last line adds nothing', () => {
    const full = Array.from({ length: MAX_ISSUE_LINES }, (_, id) => ({ ...line('1', '1'), id }));
    expect(addOne(full, product('B'))).toEqual({ lines: full });
  });
});
