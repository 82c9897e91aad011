/** A client that sends a request byte by byte holds a connection no longer than the shop allows. */
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPort } from './testing/over-port.ts';
import { createTestShop, type TestShop } from './testing/shop.ts';

let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await createTestShop({ config: { requestMs: 300 } });
  port = await openPort(shop);
});
afterAll(() => shop.stop());

/** Sends the beginning, then a byte now and then, until the other side gives up; returns what it sent. */
async function trickle(beginning: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  // The system refuses a byte that comes after the end.
  socket.on('error', () => undefined);
  socket.write(beginning);
  const drops = setInterval(() => socket.write('x'), 50);
  try {
    return await textOf(socket).catch(() => '');
  } finally {
    clearInterval(drops);
  }
}

const head = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: alpha.example\r\ncontent-type: application/json\r\naccept-encoding: br\r\n`;

describe('a request that comes drop by drop is cut', () => {
  test.each(['/authen/login', '/api/products/items'])('in the body, %s', async (path) => {
    expect(await trickle(`${head(path)}content-length: 1000\r\n\r\n{`)).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  test('in the headers', async () => {
    expect(await trickle(`${head('/authen/login')}x-long: `)).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });
});
