import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bestEncoding, freshBodies, cachedBodies } from './bodies.ts';

const html = `<!DOCTYPE html><p>${'อาหารแมว '.repeat(500)}</p>`;

describe('the encoding of an answer', () => {
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

  test('a cached page reads the same in every encoding, and holds one of them', async () => {
    const bodies = await cachedBodies(Buffer.from(html));
    const br = bodies.pick('br, gzip');
    const gzip = bodies.pick('gzip');
    const plain = bodies.pick(undefined);
    expect(brotliDecompressSync(br.body).toString()).toBe(html);
    expect(gunzipSync(gzip.body).toString()).toBe(html);
    expect(plain.body.toString()).toBe(html);
    expect(bodies.pick('br').body).toBe(br.body);
  });

  test('a cached page says what it holds, in memory of its own', async () => {
    const bodies = await cachedBodies(Buffer.from(html));
    const { body } = bodies.pick('br');
    expect([bodies.bytes, body.buffer.byteLength]).toEqual([body.length, body.length]);
  });

  test('what is too small to be worth packing is sent as it is', async () => {
    const bodies = await cachedBodies(Buffer.from('[]'));
    expect([bodies.bytes, bodies.pick('br, gzip')]).toEqual([
      2,
      { encoding: undefined, body: Buffer.from('[]') },
    ]);
  });

  test("one visitor's page is packed fast, or not at all", () => {
    const bodies = freshBodies(html);
    expect(gunzipSync(bodies.pick('br, gzip').body).toString()).toBe(html);
    expect(bodies.pick('br, gzip').encoding).toBe('gzip');
    expect(bodies.pick(undefined)).toMatchObject({ encoding: undefined });
  });
});
