import { expect, test } from 'vitest';
import { coverWhile, hostOverlay, OVERLAY_MS } from './loading-overlay.ts';

test('L-22 N-01 the page is covered until the last of the works is done, also where one fails', async () => {
  const told: number[] = [];
  const stop = hostOverlay((covering) => told.push(covering));
  const [one, other] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const works = [coverWhile(one.promise), coverWhile(other.promise)];
  one.reject(new Error('failed'));
  await expect(works[0]).rejects.toThrow('failed');
  other.resolve('done');
  expect(await works[1]).toBe('done');
  stop();
  expect(told).toEqual([0, 1, 2, 1, 0]);
});

test('K-21 it comes within 50 ms and goes within 100 ms', () => {
  expect(OVERLAY_MS).toEqual({ in: 50, out: 100 });
});
