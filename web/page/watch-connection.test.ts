import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnection } from './connection.ts';
import { watchConnection } from './watch-connection.client.ts';

let answers: boolean[];
let browser: EventTarget & { fetch: () => Promise<{ ok: boolean }>; setTimeout: typeof setTimeout };

beforeEach(() => {
  vi.useFakeTimers();
  // Taken now: the pretended clock's own.
  answers = [];
  browser = Object.assign(new EventTarget(), {
    fetch: () => (answers.shift() ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('lost'))),
    setTimeout: globalThis.setTimeout,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const tell = (event: 'online' | 'offline') => browser.dispatchEvent(new Event(event));

test('E-21 the connection is cut until the shop itself answers again', async () => {
  const connection = createConnection();
  watchConnection(browser as unknown as Window, connection);
  tell('offline');
  expect(connection.state()).toBe('cut');
  answers = [false, true];
  tell('online');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connection.state()).toBe('cut');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connection.state()).toBe('fine');
});

test('a network that is lost again meanwhile stays cut', async () => {
  const connection = createConnection();
  watchConnection(browser as unknown as Window, connection);
  tell('offline');
  answers = [false, true];
  tell('online');
  await vi.advanceTimersByTimeAsync(500);
  tell('offline');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.state()).toBe('cut');
});

test('E-21 who misses something asks: a line that is cut without a word from the browser counts as cut until the shop answers', async () => {
  const connection = createConnection();
  const ask = watchConnection(browser as unknown as Window, connection);
  answers = [true, false, false, true];
  expect(await ask()).toBe(true);
  expect(connection.state()).toBe('fine');
  expect(await ask()).toBe(false);
  expect(connection.state()).toBe('cut');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connection.state()).toBe('cut');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connection.state()).toBe('fine');
});
