import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLine, SLOW_AFTER_MS } from './line.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('E-22 a request is told as slow after some seconds, until the last slow one is answered', async () => {
  const line = createLine();
  const told = vi.fn<() => void>();
  line.subscribe(told);
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const answers = [line.watch(first.promise), line.watch(second.promise)];
  vi.advanceTimersByTime(SLOW_AFTER_MS - 1);
  expect(line.state()).toBe('fine');
  vi.advanceTimersByTime(1);
  expect(line.state()).toBe('slow');
  first.resolve('one');
  await answers[0];
  expect(line.state()).toBe('slow');
  second.reject(new Error('lost'));
  await expect(answers[1]).rejects.toThrow('lost');
  expect(line.state()).toBe('fine');
  expect(told).toHaveBeenCalledTimes(4);
});

test('an answer in time is never told', async () => {
  const line = createLine();
  const told = vi.fn<() => void>();
  line.subscribe(told);
  await line.watch(Promise.resolve('at once'));
  vi.advanceTimersByTime(60_000);
  expect(told).not.toHaveBeenCalled();
});

test('E-21 a cut line says so whatever else is under way', () => {
  const line = createLine();
  void line.watch(new Promise(() => {}));
  vi.advanceTimersByTime(SLOW_AFTER_MS);
  line.setCut(true);
  expect(line.state()).toBe('cut');
  line.setCut(false);
  expect(line.state()).toBe('slow');
});
