import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnection, SLOW_AFTER_MS } from './connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('E-22 a request is reported as slow after some seconds, until the last slow one is answered', async () => {
  const connection = createConnection();
  const told = vi.fn<() => void>();
  connection.subscribe(told);
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const answers = [connection.watch(first.promise), connection.watch(second.promise)];
  vi.advanceTimersByTime(SLOW_AFTER_MS - 1);
  expect(connection.state()).toBe('fine');
  vi.advanceTimersByTime(1);
  expect(connection.state()).toBe('slow');
  first.resolve('one');
  await answers[0];
  expect(connection.state()).toBe('slow');
  second.reject(new Error('lost'));
  await expect(answers[1]).rejects.toThrow('lost');
  expect(connection.state()).toBe('fine');
  expect(told).toHaveBeenCalledTimes(4);
});

test('an answer in time is never reported', async () => {
  const connection = createConnection();
  const told = vi.fn<() => void>();
  connection.subscribe(told);
  await connection.watch(Promise.resolve('at once'));
  vi.advanceTimersByTime(60_000);
  expect(told).not.toHaveBeenCalled();
});

test('E-21 a cut connection says so whatever else is under way', () => {
  const connection = createConnection();
  void connection.watch(new Promise(() => {}));
  vi.advanceTimersByTime(SLOW_AFTER_MS);
  connection.setCut(true);
  expect(connection.state()).toBe('cut');
  connection.setCut(false);
  expect(connection.state()).toBe('slow');
});
