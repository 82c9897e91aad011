import { expect, test } from 'vitest';
import { changesBetween } from './changes-between.ts';

test('B-57 of a change is shown what differs: from what, to what', () => {
  expect(changesBetween({ Status: 'Wait', Total: 100 }, { Status: 'Approved', Total: 100 })).toEqual([
    { field: 'Status', before: 'Wait', after: 'Approved' },
  ]);
  expect(changesBetween(null, { carrier: 'Kerry', url: null })).toEqual([
    { field: 'carrier', before: undefined, after: 'Kerry' },
  ]);
  expect(changesBetween({ lines: [1] }, {})).toEqual([{ field: 'lines', before: [1], after: undefined }]);
  expect(changesBetween(null, null)).toEqual([]);
});

test('of a price is shown which one it is', () => {
  expect(changesBetween({ unit: 2, level: 1, satang: 100 }, { unit: 2, level: 1, satang: 150 })).toEqual([
    { field: 'unit', after: 2 },
    { field: 'level', after: 1 },
    { field: 'satang', before: 100, after: 150 },
  ]);
});
