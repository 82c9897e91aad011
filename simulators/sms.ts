/**
 * A fake SMS provider: takes messages over the same HTTP call as the real adapter sends, and shows them on a page
 * and as JSON. A message whose `Idempotency-Key` it knows is accepted and not sent again. Exists in demo mode only.
 */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createFaults, type Faults } from './faults.ts';
import { outboxPage } from './outbox-page.ts';

type Sent = { to: string; text: string; sender: string; at: string };

const KEPT = 200;
const message = z.object({
  to: z.string().max(20),
  text: z.string().max(1000),
  sender: z.string().max(40).default(''),
});

type Options = { token: string; clock: () => Date; faults?: Faults };

export function addSmsSimulator(
  app: FastifyInstance,
  { token, clock, faults = createFaults() }: Options,
): void {
  const sent: Sent[] = [];
  const keys = new Set<unknown>();
  app.post('/simulators/sms/send', { schema: { hide: true } }, async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${token}`)
      return reply.code(401).send({ error: 'wrong token' });
    const read = message.safeParse(request.body);
    if (!read.success) return reply.code(400).send({ error: 'to and text are needed' });
    const fault = faults.next();
    if (fault === 'down') return reply.hijack().raw.destroy();
    if (fault === 'busy') return reply.code(503).send({ error: 'busy' });
    if (fault === 'refusing') return reply.code(422).send({ error: 'not a number that takes messages' });
    const key = request.headers['idempotency-key'];
    if (key === undefined || !keys.has(key)) sent.unshift({ ...read.data, at: clock().toISOString() });
    keys.add(key);
    sent.length = Math.min(sent.length, KEPT);
    if (fault === 'lost') return reply.hijack().raw.destroy();
    if (fault === 'late') return reply.hijack();
    return reply.code(202).send({ accepted: true });
  });
  app.get('/simulators/sms', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        outboxPage(
          'SMS outbox',
          sent.map(({ to, text, sender, at }) => ({ head: to, text, foot: `${sender} · ${at}` })),
        ),
      ),
  );
  app.get<{ Querystring: { to?: string } }>(
    '/simulators/sms/outbox',
    { schema: { hide: true } },
    ({ query }) => (query.to === undefined ? sent : sent.filter(({ to }) => to === query.to)),
  );
}
