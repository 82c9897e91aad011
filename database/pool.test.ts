import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseUnavailable } from './errors.ts';
import { createPool, withClient } from './pool.ts';

/** A message of PostgreSQL's protocol: its type, its length (including the length field), its contents. */
function message(letter: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

const authenticated = message('R', Buffer.alloc(4));
const ready = message('Z', 'I');
const ended = message(
  'E',
  'SFATAL\0',
  'C57P01\0',
  'Mterminating connection due to unexpected postmaster exit\0',
  '\0',
);

/** Accepts every login and immediately ends the connection, like a server that is killed at that moment. */
const dying = createServer((socket) => {
  socket.once('data', () => socket.end(Buffer.concat([authenticated, ready, ended])));
});

beforeAll(async () => {
  await once(dying.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void dying.close());

it('reports that the database is unavailable when it ends just as the connection is accepted', async () => {
  const { port } = dying.address() as AddressInfo;
  const pool = createPool({
    url: `postgres://shop@127.0.0.1:${port}/shop`,
    max: 1,
    name: 'test',
    onProblem: () => undefined,
  });
  const asking = withClient(pool, (client) => client.query('select 1'));
  await expect(asking).rejects.toThrow(DatabaseUnavailable);
  await pool.end();
});
