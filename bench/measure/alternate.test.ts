import { expect, test } from 'vitest';
import { compare, type Count } from './alternate.ts';

const count = (rate: number): Count => ({ rate, p50: 1, p99: 2, busy: 1, costMicros: 1_000_000 / rate });

test('the two sides take turns, A B B A, as often each', async () => {
  let order = '';
  const side = (name: string, rate: number) => async () => {
    order += name;
    return count(rate);
  };
  const result = await compare({ subject: side('A', 80), baseline: side('B', 100), counts: 5 });
  expect(order).toBe('ABBAABBAAB');
  expect(result.ratio).toBeCloseTo(0.8);
  expect(result.costRatio).toBeCloseTo(0.8);
  expect(result.subject.counts).toHaveLength(5);
});
