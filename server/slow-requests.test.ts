/** A client that sends a request byte by byte holds a connection no longer than the shop allows. */
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPort } from './testing/over-port.ts';
import { createTestShop, type TestShop } from './testing/shop.ts';

let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await createTestShop({ config: { requestMs: 300, uploadMs: 60_000 } });
  port = await openPort(shop);
});
afterAll(() => shop.stop());

/** Sends the beginning, then some bytes now and then, until the other side gives up; returns what it sent. */
async function trickle(beginning: string, drop = 'x'): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  // The system refuses a byte that comes after the end.
  socket.on('error', () => undefined);
  socket.write(beginning);
  const drops = setInterval(() => socket.write(drop), 50);
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

describe('an upload', () => {
  const BORDER = 'a-border-of-parts';
  const picture = () =>
    sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
  const file = async () => {
    const before = `--${BORDER}\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
    return Buffer.concat([Buffer.from(before), await picture(), Buffer.from(`\r\n--${BORDER}--\r\n`)]);
  };
  const headOf = (token: string, length: number) =>
    `POST /api/Customers/profile/picture HTTP/1.1\r\nhost: alpha.example\r\nauthorization: Bearer ${token}\r\n` +
    `content-type: multipart/form-data; boundary=${BORDER}\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n`;

  test('over a slow line may take longer than any other request, as long as it moves', async () => {
    const body = await file();
    const token = await shop.tokenOf('alpha', 'CUST1');
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(headOf(token, body.length));
    const began = Date.now();
    const part = Math.ceil(body.length / 12);
    let at = 0;
    const drops = setInterval(() => {
      socket.write(body.subarray(at, at + part));
      at += part;
      if (at >= body.length) clearInterval(drops);
    }, 100);
    const answer = await textOf(socket);
    expect(Date.now() - began, 'longer than another request may take').toBeGreaterThan(900);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('that hardly moves is cut', async () => {
    const token = await shop.tokenOf('alpha', 'CUST1');
    expect(await trickle(headOf(token, 1_000_000))).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  test('of nobody has no more time than another request', async () => {
    const drop = 'x'.repeat(1000);
    expect(await trickle(headOf('nobody', 1_000_000), drop)).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  });
});
