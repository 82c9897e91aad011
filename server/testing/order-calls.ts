/** Every call as sent by somebody who has an order's number: to whom it reveals the order, and what it does to it. */
import { calls, type CallName } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';
import { samplesOf } from './call-tests.ts';
import type { Given, TestShop } from './shop.ts';
import { schemaOf } from './spots.ts';

export type OrderKey = { orderid: string; saleunit: string };

/** They end the caller's own session. */
const LAST_WORDS = new Set<CallName>(['endActing']);

/** The calls that a caller of this kind may make without losing the session. */
const callsOf = (kind: Call['who'][number]): CallName[] =>
  (Object.keys(calls) as CallName[]).filter(
    (name) => (calls[name] as Call).who.includes(kind) && !LAST_WORDS.has(name),
  );

/** The requests that could return this order: by its key, and as a list without filters, or of this center alone. */
function questionsAbout(name: CallName, { orderid, saleunit }: OrderKey): Given[] {
  const { params, query, body, headers } = samplesOf('alpha', orderid)[name];
  const key = { orderid, saleunit };
  const place = (given: object | undefined) =>
    given && 'orderid' in given ? { ...given, ...key } : (given as Record<string, string> | undefined);
  const asked: Given = { params: place(params), body: place(body), headers };
  if (!query) {
    // A list that takes its filters in the body.
    const isNarrowed = body !== undefined && (schemaOf(name, 'body')?.required ?? []).length === 0;
    return isNarrowed ? [asked, { ...asked, body: {} }] : [asked];
  }
  const { required = [] } = schemaOf(name, 'query') ?? {};
  const needed = Object.fromEntries(Object.entries(query).filter(([field]) => required.includes(field)));
  const narrower: Record<string, string>[] = [
    {},
    { saleUnit: saleunit },
    { text: orderid },
    { subject: `order/${orderid}` },
  ];
  return narrower.map((more) => Object.assign({ query: Object.assign(more, needed) }, asked));
}

/** The calls whose response to this caller contains the order's number. */
export async function callsThatTell(
  shop: TestShop,
  { token, kind, key }: { token: string; kind: Call['who'][number]; key: OrderKey },
): Promise<CallName[]> {
  const telling: CallName[] = [];
  for (const name of callsOf(kind))
    for (const given of questionsAbout(name, key)) {
      const { statusCode, body } = await shop.call(name, { token, ...given });
      const isTold = statusCode < 400 && (body.includes(key.orderid) || hasDocument(name, statusCode));
      if (isTold && !telling.includes(name)) telling.push(name);
    }
  return telling;
}

/** A document is a file that cannot be searched for a number. */
const hasDocument = (name: CallName, statusCode: number): boolean =>
  (name === 'merchantOrderDocument' || name === 'printMerchantOrders') && statusCode === 200;
