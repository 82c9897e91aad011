/**
 * The baseline of reading: a Fastify route that does nothing but send bytes it has in memory, in its own process.
 * `node bench/baseline/bare-route.ts <file>`: the file holds the answers of the shop, sent one after the other.
 */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import type { Recording } from './recording.ts';

const { method, path, answers, order } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Recording;
const ready = answers.map(({ type, encoding, body }) => ({
  type,
  encoding,
  body: Buffer.from(body, 'base64'),
}));
let turn = 0;

const app = Fastify();
app.route({
  method,
  url: path,
  handler: (_request, reply) => {
    turn = (turn + 1) % order.length;
    const { type, encoding, body } = ready[order[turn] ?? 0] ?? {
      type: 'text/plain',
      encoding: '',
      body: Buffer.alloc(0),
    };
    void reply.header('content-type', type);
    if (encoding !== '') void reply.header('content-encoding', encoding);
    void reply.send(body);
  },
});
console.log(`The bare route is open on ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.once('SIGTERM', () => process.exit(0));
