/** Sending an e-mail. One small interface; the real adapter speaks SMTP to any configured server. */
import { createTransport } from 'nodemailer';
import { GatewayError } from './gateway-error.ts';

export type MailMessage = {
  /** Shown as the sender; the address is the installation's. */
  senderName: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt at this message; becomes its Message-ID, by which mailboxes know what they have. */
  key: string;
};

export type MailGateway = {
  /** Resolves when the server accepted the message; rejects with a GatewayError if it did not in time. */
  send(message: MailMessage): Promise<void>;
  close(): void;
};

export type SmtpSettings = {
  /** `smtp://user:password@host:587` or `smtps://…`; resolved for each message, as the demo's port is known late. */
  url: () => string;
  /** The address that messages come from. */
  from: string;
  patienceMs?: number;
};

/** Replies by which a server refuses the recipient or the message for good (RFC 5321). */
const isRefusal = (problem: { command?: string; responseCode?: number }): boolean =>
  (problem.responseCode ?? 0) >= 500 &&
  (problem.command === 'RCPT TO' || problem.command === 'DATA' || problem.command === 'API');

export function createSmtpMail({ url, from, patienceMs = 20_000 }: SmtpSettings): MailGateway {
  const domain = from.slice(from.indexOf('@') + 1);
  let opened: { address: string; transport: ReturnType<typeof open> } | undefined;
  const open = (address: string) =>
    createTransport({
      url: address,
      pool: true,
      maxConnections: 2,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      // Messages are made here: nothing in them may name a file or an address to read.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  const transport = () => {
    const address = url();
    if (opened?.address !== address) {
      opened?.transport.close();
      opened = { address, transport: open(address) };
    }
    return opened.transport;
  };
  return {
    send: async ({ senderName, to, subject, text, html, key }) => {
      try {
        await transport().sendMail({
          from: { name: senderName, address: from },
          // As an object: a text could name several recipients.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${key}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const {
          code = '',
          command,
          responseCode,
        } = error as NodeJS.ErrnoException & {
          command?: string;
          responseCode?: number;
        };
        throw new GatewayError(
          `The mail server failed: ${[code, command, responseCode].filter(Boolean).join(' ')}`,
          {
            isRefusal: isRefusal({
              ...(command ? { command } : {}),
              ...(responseCode ? { responseCode } : {}),
            }),
          },
        );
      }
    },
    close: () => opened?.transport.close(),
  };
}
