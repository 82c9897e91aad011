import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPaced } from './paced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('B-90 a hundred orders in a moment reload a page twice: for the first, and for all that came after it', () => {
  const work = vi.fn<() => void>();
  const paced = createPaced(work, 2_000);
  for (let order = 0; order < 100; order += 1) paced.ask();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('after a rest the next is done at once again', () => {
  const work = vi.fn<() => void>();
  const paced = createPaced(work, 2_000);
  paced.ask();
  vi.advanceTimersByTime(2_000);
  paced.ask();
  expect(work).toHaveBeenCalledTimes(2);
});

test('what is left of a page does no more work', () => {
  const work = vi.fn<() => void>();
  const paced = createPaced(work, 2_000);
  paced.ask();
  paced.ask();
  paced.stop();
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});
