/** What the simulated providers of payments share: a payment, the page on which its buyer decides, and telling the shop. */
import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FaultKind } from './faults.ts';

export type SimulatedPayment = {
  tenantId: string;
  /** The shop's own. */
  reference: string;
  id: string;
  satang: number;
  currency: string;
  /** What the buyer really paid; 0 before. */
  paidSatang: number;
  /** In what; wrong where a developer wants it so. */
  paidCurrency: string;
  backSatang: number;
  state: 'open' | 'paid' | 'failed' | 'canceled' | 'expired' | 'back';
  returnUrl: string;
  cancelUrl: string;
  callbackUrl: string;
  at: Date;
};

const KEPT = 500;
export class SimulatedPayments extends Map<string, SimulatedPayment> {
  keep(payment: SimulatedPayment): SimulatedPayment {
    this.set(payment.id, payment);
    for (const id of this.keys()) if (this.size > KEPT) this.delete(id);
    return payment;
  }
  /** Of the shop that asks: another's is not there. */
  of(tenantId: string, id: string): SimulatedPayment | undefined {
    const payment = this.get(id);
    return payment?.tenantId === tenantId ? payment : undefined;
  }
}

/** What a shop of the demo has from a provider: its own, and never another shop's. */
export const simulatedKey = (secret: string, tenantId: string, what: string): string =>
  createHmac('sha256', secret).update(`${what} of ${tenantId}`).digest('hex').slice(0, 32);

export const newPayment = (
  given: Pick<SimulatedPayment, 'tenantId' | 'reference' | 'id' | 'satang' | 'at'> &
    Partial<SimulatedPayment>,
): SimulatedPayment => ({
  currency: 'THB',
  paidSatang: 0,
  paidCurrency: 'THB',
  backSatang: 0,
  state: 'open',
  returnUrl: '',
  cancelUrl: '',
  callbackUrl: '',
  ...given,
});

/** How a buyer ends a payment, and how the provider then tells the shop. */
export const ENDINGS = {
  pay: 'Pay',
  payTwice: 'Pay, and the shop is told twice',
  payLate: 'Pay, and the shop is told five seconds later',
  payQuiet: 'Pay, and the shop is not told',
  payLess: 'Pay one baht less',
  payDollars: 'Pay in dollars',
  fail: 'Fail: the bank refuses',
  giveUp: 'Give up',
  expire: 'Let it run out',
} as const;
export type Ending = keyof typeof ENDINGS;
export const isEnding = (text: unknown): text is Ending =>
  typeof text === 'string' && Object.hasOwn(ENDINGS, text);

/** A payment ends once: what a buyer presses afterwards changes nothing. */
export function end(payment: SimulatedPayment, ending: Ending, at: Date): void {
  if (payment.state !== 'open') return;
  payment.at = at;
  if (ending === 'fail') payment.state = 'failed';
  else if (ending === 'giveUp') payment.state = 'canceled';
  else if (ending === 'expire') payment.state = 'expired';
  else {
    payment.state = 'paid';
    payment.paidSatang = payment.satang - (ending === 'payLess' ? 100 : 0);
    payment.paidCurrency = ending === 'payDollars' ? 'USD' : payment.currency;
  }
}

type Message = { url: string; headers?: Record<string, string>; body: string };
const LATE_MS = 5000;

/** Whether anybody hears is the shop's; a provider would try again. */
async function post({ url, headers, body }: Message): Promise<void> {
  await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  }).catch(() => undefined);
}

/** Tells the shop as the ending says; resolves when it was told, but for what is late. */
export async function tell(ending: Ending, message: Message): Promise<void> {
  if (message.url === '' || ending === 'payQuiet') return;
  if (ending === 'payLate') {
    setTimeout(() => void post(message), LATE_MS).unref();
    return;
  }
  await post(message);
  if (ending === 'payTwice') await post(message);
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const html = (reply: FastifyReply, title: string, content: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    .send(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:2rem auto;padding:0 1rem}
button{display:block;width:100%;min-height:44px;margin:.5rem 0;font:inherit}</style><h1>${escaped(title)}</h1>${content}</html>`);

/** The page on which the buyer decides; `path` takes the decision by POST. */
export function payingPage(
  reply: FastifyReply,
  { title, payment, path }: { title: string; payment: SimulatedPayment; path: string },
) {
  const sum = `${(payment.satang / 100).toFixed(2)} ${payment.currency}`;
  const buttons = Object.entries(ENDINGS)
    .map(([ending, text]) => `<button name="ending" value="${ending}">${escaped(text)}</button>`)
    .join('');
  return html(
    reply,
    title,
    `<p>${escaped(payment.tenantId)}: ${escaped(sum)}, order ${escaped(payment.reference)}</p>${
      payment.state === 'open'
        ? `<form method="post" action="${escaped(path)}">${buttons}</form>`
        : `<p>This payment is over: ${payment.state}</p>`
    }`,
  );
}

/** The buyer's browser goes back to the shop with a form, as banks do it. */
export const postBackPage = (
  reply: FastifyReply,
  { title, url, fields }: { title: string; url: string; fields: Record<string, string> },
) =>
  html(
    reply,
    title,
    `<form method="post" action="${escaped(url)}">${Object.entries(fields)
      .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
      .join('')}<button>Back to the shop</button></form>`,
  );

/** Who has nowhere to go back to: paid with a phone or at a counter. */
export const overPage = (reply: FastifyReply, title: string, state: string) =>
  html(reply, title, `<p>Done: ${escaped(state)}</p>`);

/** What is still open or over, newest first, each with its page. */
export const listPage = (reply: FastifyReply, payments: readonly { text: string; path: string }[]) =>
  html(
    reply,
    'Payments (simulated)',
    payments.length === 0
      ? '<p>None yet.</p>'
      : `<ul>${payments.map(({ text, path }) => `<li><a href="${escaped(path)}">${escaped(text)}</a></li>`).join('')}</ul>`,
  );

/**
 * Answers a call of the shop, or does what the fault says instead: `busy` and `refusing` before the work, `lost` and `late`
 * after it was done.
 */
export function answering(
  reply: FastifyReply,
  { fault, refusal, work }: { fault: FaultKind | undefined; refusal: () => unknown; work: () => unknown },
): unknown {
  if (fault === 'down') return reply.hijack().raw.destroy();
  if (fault === 'busy') return reply.code(503).send({ error: 'busy' });
  if (fault === 'refusing') return refusal();
  if (fault === undefined) return work();
  // Hijacked before the work, whose answer goes nowhere then.
  reply.hijack();
  work();
  return fault === 'lost' ? reply.raw.destroy() : undefined;
}

/** Bodies as the texts that were sent: signatures are over them. */
export function takeTexts(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 100_000 }, (_request, body, done) =>
    done(null, body),
  );
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const objectOf = (body: unknown): Record<string, unknown> => {
  try {
    const read: unknown = JSON.parse(textOf(body));
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
};
/** The button that was pressed. */
export const endingOf = (body: unknown): Ending | undefined => {
  const ending = new URLSearchParams(textOf(body)).get('ending');
  return isEnding(ending) ? ending : undefined;
};
