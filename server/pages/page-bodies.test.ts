import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bestEncoding, freshBodies, keptBodies } from './page-bodies.ts';

const html = `<!DOCTYPE html><p>${'อาหารแมว '.repeat(500)}</p>`;

describe('the encoding of a page', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['GZIP', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.0, gzip; q=0', undefined],
    ['deflate, identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is answered with %s', (accepted, encoding) => {
    expect(bestEncoding(accepted)).toBe(encoding);
  });

  test('a kept page reads the same in every encoding, and each is made once', async () => {
    const bodies = await keptBodies(html);
    const br = bodies.pick('br, gzip');
    const gzip = bodies.pick('gzip');
    const plain = bodies.pick(undefined);
    expect(brotliDecompressSync(br.body).toString()).toBe(html);
    expect(gunzipSync(gzip.body).toString()).toBe(html);
    expect(plain.body.toString()).toBe(html);
    expect(bodies.pick('gzip').body).toBe(gzip.body);
    expect(bodies.pick(undefined).body).toBe(plain.body);
  });

  test('a kept page says beforehand the most that it will hold', async () => {
    const bodies = await keptBodies(html);
    const held = ['br', 'gzip', undefined].map((encoding) => bodies.pick(encoding).body.length);
    expect(bodies.bytes).toBeGreaterThanOrEqual(held.reduce((sum, length) => sum + length, 0));
  });

  test("one visitor's page is packed fast, or not at all", () => {
    const bodies = freshBodies(html);
    expect(gunzipSync(bodies.pick('br, gzip').body).toString()).toBe(html);
    expect(bodies.pick('br, gzip').encoding).toBe('gzip');
    expect(bodies.pick(undefined)).toMatchObject({ encoding: undefined });
  });
});
