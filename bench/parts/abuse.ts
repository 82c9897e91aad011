/**
 * One client that means harm, for minutes: every request is another, and none of them may leave anything behind. Fails
 * unless the shop lives, its memory is flat and it still answers.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '../context.ts';
import { productCode } from '../data/products.ts';
import { watchMemory } from '../measure/endurance.ts';
import type { Request } from '../measure/load.ts';
import { createSender, Statuses } from '../measure/send.ts';
import { guestCalls, homePage } from '../reads.ts';
import { megabytes, type Section } from '../report.ts';
import { PRODUCTS, TENANTS, type ShopServer } from '../shop.ts';

const RATE = 100;
/** The share of the rate that must really be sent: a load that was held back says nothing of the shop. */
const LEAST_SENT = 0.9;
/** So many wait for their answers at most; a shop that is slower is sent less. */
const WIDTH = 200;
const TICK_MS = 10;
/** The share of requests without an answer, or answered 429, above which memory proves nothing. */
const MAX_UNANSWERED = 0.1;
/** Behind the proxy that the shop trusts; so many addresses that the limits by address seldom apply. */
const ADDRESSES = 2000;

const text = (length: number): string =>
  randomBytes(Math.ceil(length / 2))
    .toString('hex')
    .slice(0, length);

const A_PRODUCT = `/api/products/item/${productCode(0)}`;

/** What is sent in turn; `n` is another each time. */
const KINDS: Record<string, (n: number, page: Request, call: Request) => Request> = {
  'long addresses': (_, page) => ({ ...page, path: `/${text(14_000)}` }),
  'addresses just short enough': (_, page) => ({ ...page, path: `/?junk=${text(4000)}` }),
  'junk parameters of pages': (n, page) => ({
    ...page,
    path: `/product/${productCode(n % 50)}?${text(40)}=${n}`,
  }),
  'junk values of known parameters': (_, page) => ({ ...page, path: `/product?h1=${text(500)}` }),
  'junk parameters of calls': (n, _, call) => ({
    ...call,
    path: `/api/products/item/${productCode(n % PRODUCTS)}?${text(300)}`,
  }),
  'junk bodies': (n, _, call) => ({
    ...call,
    method: 'POST',
    path: '/api/products/items',
    headers: { ...call.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ Take: 12, [text(20)]: text(500), Skip: n % 100 }),
  }),
  hosts: (n, _, call) => ({ ...withHeaders(call, { host: `${text(40)}${n}.example` }), path: A_PRODUCT }),
  'forwarded hosts': (n, page) => withHeaders(page, { 'x-forwarded-host': `${text(200)}${n}.example` }),
  'forwarded hosts as long as can be': (_, __, call) => ({
    ...withHeaders(call, { 'x-forwarded-host': text(12_000) }),
    path: A_PRODUCT,
  }),
  'session cookies': (_, page) =>
    withHeaders(page, { cookie: TENANTS.map((tenant) => `shop-${tenant}-buyer=${text(43)}`).join('; ') }),
  'merchant cookies': (_, page) => ({
    ...withHeaders(page, {
      cookie: TENANTS.map((tenant) => `shop-${tenant}-merchant=${text(43)}`).join('; '),
    }),
    path: '/merchant/login',
  }),
  'other cookies': (_, page) => withHeaders(page, { cookie: `${text(20)}=${text(3000)}` }),
  'harmless cookies': (_, page) => withHeaders(page, { cookie: `_ga=${text(8000)}` }),
  'tokens of nobody': (_, __, call) => ({
    ...withHeaders(call, { authorization: `Bearer ${text(2000)}` }),
    path: A_PRODUCT,
  }),
  'long headers': (_, page) => withHeaders(page, { 'x-junk': text(13_000) }),
  'headers that are too long': (_, page) => withHeaders(page, { 'x-junk': text(20_000) }),
};

const withHeaders = (request: Request, headers: Record<string, string>): Request => ({
  ...request,
  headers: { ...request.headers, ...headers },
});

export async function measureAbuse({ shop, options }: Bench): Promise<Section> {
  const server = await shop.startServer({ settings: { TRUST_PROXY: '1' } });
  const sender = createSender(server.origin, WIDTH);
  const statuses = new Statuses();
  try {
    const next = await requests(server);
    let rate = 0;
    const memory = await watchMemory(server, {
      minutes: options.minutes,
      beside: () => statuses.text(),
      work: async (over) => {
        rate = await keepSending(over, async () => statuses.add((await sender.send(next())).status));
      },
    });
    const unanswered = statuses.many((status) => status === 0 || status === 503);
    if (unanswered > MAX_UNANSWERED * statuses.many(() => true))
      throw new Error(`Too much for this machine, which says nothing of the shop: ${statuses.text()}`);
    if (rate < LEAST_SENT * RATE)
      throw new Error(`${rate.toFixed(1)} of ${RATE} requests a second could be sent: ${statuses.text()}`);
    const home = await sender.send(pageOf(server));
    const failures = statuses.many((status) => status >= 500 && status !== 503);
    if (home.status !== 200) throw new Error(`Home is answered ${home.status} afterwards`);
    if (failures > 0)
      throw new Error(`${failures} requests were answered as the shop's own fault: ${statuses.text()}`);
    if (!memory.isFlat)
      throw new Error(`Memory went from ${megabytes(memory.before)} to ${megabytes(memory.after)}`);
    return {
      title: `${options.minutes} minutes of abuse`,
      rows: [
        {
          figure: 'Requests sent',
          measured: `${rate.toFixed(1)}/s`,
          target: `≥ ${LEAST_SENT * RATE}/s`,
          met: true,
        },
        {
          figure: 'Memory, middle of the last third',
          measured: megabytes(memory.after),
          baseline: megabytes(memory.before),
          target: 'no tenth more than in the second third',
          met: memory.isFlat,
          note: `at most ${megabytes(memory.most)}`,
        },
      ],
      remarks: [
        `${RATE} a second asked for, over ${ADDRESSES} addresses of a trusted proxy, each another: ${Object.keys(KINDS).join(', ')}.`,
        `Answered: ${statuses.text()}.`,
      ],
    };
  } finally {
    sender.stop();
    await server.stop();
  }
}

/** A page that is cached, as a browser asks for it. */
const pageOf = (server: ShopServer): Request =>
  homePage(server)({ tenant: TENANTS[0], language: 'th', rank: 0, chance: () => 0 });

async function requests(server: ShopServer): Promise<() => Request> {
  const page = pageOf(server);
  const call: Request = { headers: (await guestCalls(server)).headersOf(TENANTS[0], 'th') };
  const kinds = Object.values(KINDS);
  let n = 0;
  return () => {
    n += 1;
    const request = (kinds[n % kinds.length] ?? (() => page))(n, page, call);
    const address = n % ADDRESSES;
    return withHeaders(request, { 'x-forwarded-for': `198.18.${address >> 8}.${address & 255}` });
  };
}

/**
 * So many a second, whether or not answers come. What falls due while too many are under way is left out. Gives how many
 * were sent a second.
 */
async function keepSending(over: AbortSignal, send: () => Promise<void>): Promise<number> {
  const underWay = new Set<Promise<void>>();
  const begun = performance.now();
  let due = 0;
  let sent = 0;
  while (!over.aborted) {
    const dueNow = Math.floor(((performance.now() - begun) * RATE) / 1000);
    for (; due < dueNow; due += 1) {
      if (underWay.size >= WIDTH) continue;
      sent += 1;
      const one = send().finally(() => underWay.delete(one));
      underWay.add(one);
    }
    await wait(TICK_MS);
  }
  const elapsedMs = performance.now() - begun;
  await Promise.all(underWay);
  return (sent / elapsedMs) * 1000;
}
