/**
 * A fake mail server: takes messages over SMTP as the real adapter sends them, and shows them on a page and as JSON. A
 * message whose Message-ID it has is accepted and not kept again, as mailboxes do. Exists in demo mode only.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { createFaults, type Faults } from './faults.ts';
import { outboxPage } from './outbox-page.ts';

export type SentMail = { to: string; from: string; subject: string; text: string; html: string; at: string };

const KEPT = 200;
const MOST_BYTES = 1024 * 1024;

export type MailSimulator = {
  /** `smtp://user:password@127.0.0.1:port` */
  url: string;
  sent: readonly SentMail[];
  stop(): Promise<void>;
};

type Options = { password: string; clock: () => Date; faults?: Faults };

const replyOf = (message: string, responseCode: number) =>
  Object.assign(new Error(message), { responseCode });

/** Listens on loopback, at a port of the system's choice. */
export async function startMailSimulator({
  password,
  clock,
  faults = createFaults(),
}: Options): Promise<MailSimulator> {
  const sent: SentMail[] = [];
  const ids = new Set<string>();
  const keep = async (stream: SMTPServerDataStream, to: string): Promise<void> => {
    const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()));
    const id = mail.messageId ?? '';
    if (!ids.has(id)) {
      const { subject = '', text = '', html = '' } = mail;
      sent.unshift({ to, from: mail.from?.name ?? '', subject, text, html, at: clock().toISOString() });
      sent.length = Math.min(sent.length, KEPT);
    }
    ids.add(id);
  };
  const server = new SMTPServer({
    size: MOST_BYTES,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onAuth: (auth, _session, callback) =>
      auth.password === password
        ? callback(null, { user: auth.username })
        : callback(replyOf('Wrong password', 535)),
    onData: (stream, session, callback) => {
      const fault = faults.next();
      const to = session.envelope.rcptTo[0]?.address ?? '';
      if (fault === 'refusing' || fault === 'busy' || fault === 'down') {
        stream.resume();
        stream.on('end', () => {
          if (fault === 'down') cut(session.id);
          else callback(fault === 'busy' ? replyOf('Try again later', 451) : replyOf('No such mailbox', 550));
        });
        return;
      }
      keep(stream, to).then(
        () => {
          if (fault === 'lost') cut(session.id);
          else if (fault !== 'late') callback(null);
        },
        (error: unknown) => callback(error as Error),
      );
    },
  });
  // Its connections are known to the library by the session's id.
  const cut = (id: string): void => {
    for (const connection of server.connections) if (connection.id === id) connection.close();
  };
  // A client that hangs up is no problem of the server.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://shop:${password}@127.0.0.1:${port}`,
    sent,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The page and the JSON of what was sent. */
export function addMailPages(app: FastifyInstance, { sent }: Pick<MailSimulator, 'sent'>): void {
  app.get('/simulators/mail', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        outboxPage(
          'Mail outbox',
          sent.map(({ to, from, subject, text, at }) => ({
            head: `${to}: ${subject}`,
            text,
            foot: `${from} · ${at}`,
          })),
        ),
      ),
  );
  app.get<{ Querystring: { to?: string } }>(
    '/simulators/mail/outbox',
    { schema: { hide: true } },
    ({ query }) => (query.to === undefined ? sent : sent.filter(({ to }) => to === query.to)),
  );
}
