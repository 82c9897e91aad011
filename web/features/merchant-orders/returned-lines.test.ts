import { expect, test } from 'vitest';
import { leftOf, readReturned } from './returned-lines.ts';

const lines = [
  { Line: 1, Quantity: 5, PackedQuantity: 4, ReturnedQuantity: 1 },
  { Line: 2, Quantity: 2 },
];
const read = (...typed: [quantity: string, restocked: string][]) =>
  readReturned(lines, (line) => {
    const [quantity, restocked] = typed[line - 1] ?? ['', ''];
    return { quantity, restocked };
  });

test('B-28 the customer still has what was packed, less what came back before', () => {
  expect(lines.map(leftOf)).toEqual([3, 2]);
});

test('B-28 an empty number of what goes back to stock means all of it', () => {
  expect(read(['2', ''], ['', '']).lines).toEqual([{ Line: 1, Quantity: 2, Restocked: 2 }]);
  expect(read(['3', '1'], ['2', '0']).lines).toEqual([
    { Line: 1, Quantity: 3, Restocked: 1 },
    { Line: 2, Quantity: 2, Restocked: 0 },
  ]);
});

test('B-28 more than the customer has, and more to stock than came back, are wrong at their own fields', () => {
  const { wrongQuantity, wrongRestocked } = read(['4', ''], ['1', '2']);
  expect([[...wrongQuantity], [...wrongRestocked]]).toEqual([[1], [2]]);
  expect([...read(['x', '']).wrongQuantity]).toEqual([1]);
});
