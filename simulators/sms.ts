/**
 * A fake SMS provider: takes messages over the same HTTP call as the real adapter sends, and shows them on a page
 * and as JSON. Exists in demo mode only.
 */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

type Sent = { to: string; text: string; sender: string; at: string };

const KEPT = 200;
const message = z.object({
  to: z.string().max(20),
  text: z.string().max(1000),
  sender: z.string().max(40).default(''),
});

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const page = (sent: Sent[]) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>SMS outbox</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
li{margin:0 0 1rem;padding:1rem;border:1px solid #ddd;border-radius:8px;list-style:none}ul{padding:0}small{color:#555}</style>
<h1>SMS outbox</h1><p>Messages this demo would have sent. Reload to see new ones.</p>
${sent.length === 0 ? '<p>Nothing sent yet.</p>' : ''}<ul>${sent
  .map(
    ({ to, text, sender, at }) =>
      `<li><b>${escaped(to)}</b><p>${escaped(text)}</p><small>${escaped(sender)} · ${at}</small></li>`,
  )
  .join('')}</ul></html>`;

type Options = { token: string; clock: () => Date };

export function addSmsSimulator(app: FastifyInstance, { token, clock }: Options): void {
  const sent: Sent[] = [];
  app.post('/simulators/sms/send', { schema: { hide: true } }, async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${token}`)
      return reply.code(401).send({ error: 'wrong token' });
    const read = message.safeParse(request.body);
    if (!read.success) return reply.code(400).send({ error: 'to and text are needed' });
    sent.unshift({ ...read.data, at: clock().toISOString() });
    sent.length = Math.min(sent.length, KEPT);
    return reply.code(202).send({ accepted: true });
  });
  app.get('/simulators/sms', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(sent)),
  );
  app.get<{ Querystring: { to?: string } }>(
    '/simulators/sms/outbox',
    { schema: { hide: true } },
    ({ query }) => (query.to === undefined ? sent : sent.filter(({ to }) => to === query.to)),
  );
}
