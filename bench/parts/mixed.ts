/**
 * A shop on a busy day, for minutes: guests, signed-in buyers and staff, each going from page to page as people do.
 * Fails on the first answer that is the shop's own fault, and when the shop ends.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '../context.ts';
import { insertSessions, secretOf } from '../data/sessions.queries.ts';
import { SALE_UNIT } from '../data/people.queries.ts';
import { productCode } from '../data/products.ts';
import { createChance, createZipf, pick } from '../measure/chance.ts';
import { watchMemory } from '../measure/endurance.ts';
import type { Request } from '../measure/load.ts';
import { createSender, Statuses, type Sender } from '../measure/send.ts';
import { autocompleteCall, detailPage, homePage, listCall, listPage } from '../reads.ts';
import { megabytes, type Section } from '../report.ts';
import { PRODUCTS, TENANTS, type ShopServer } from '../shop.ts';
import { BOUGHT, LINES } from './order-requests.ts';

/** People who are in the shop at the same time, by what they do there. */
const PEOPLE = { guest: 12, buyer: 10, staff: 3 };
/** Between two things that one of them does; on a fast machine this makes some 100 requests a second. */
const THINKS_MS = 150;
const STAFF = ['bench-staff-1', 'bench-staff-2', 'bench-staff-3'];

/** One person's browser: asks, reads, thinks. Throws when the shop is at fault. */
type Browser = {
  ask(request: Request): Promise<string>;
  chance: () => number;
  /** A product, the first ones most often. */
  rank: () => number;
};
type Walk = (browser: Browser) => Promise<void>;

export async function measureMixed({ shop, options }: Bench): Promise<Section> {
  const [tenantId] = TENANTS;
  const customers = shop.customers.map(({ customerCode }) => customerCode);
  await insertSessions(shop.owner, { tenantId, customers, staff: STAFF });
  const server = await shop.startServer();
  const sender = createSender(server.origin, 64);
  const statuses = new Statuses();
  const walks: Record<keyof typeof PEOPLE, (chance: () => number) => Walk> = {
    guest: () => guestWalk(server),
    buyer: (chance) => buyerWalk(server, pick(shop.customers, chance)),
    staff: (chance) => staffWalk(server, pick(STAFF, chance)),
  };
  const kinds = Object.entries(PEOPLE).flatMap(([kind, many]) =>
    Array.from({ length: many }, () => kind as keyof typeof PEOPLE),
  );
  const person = async (kind: keyof typeof PEOPLE, seed: number, over: AbortSignal): Promise<void> => {
    const chance = createChance(seed);
    const browser: Browser = {
      chance,
      rank: createZipf(PRODUCTS, chance),
      ask: async (request) => {
        const text = await askOnce(sender, statuses, request);
        await wait(THINKS_MS * 2 * chance());
        return text;
      },
    };
    while (!over.aborted) await walks[kind](chance)(browser);
  };
  try {
    const memory = await watchMemory(server, {
      minutes: options.minutes,
      beside: () => statuses.text(),
      work: async (over) => {
        await Promise.all(kinds.map((kind, seed) => person(kind, seed + 1, over)));
      },
    });
    return {
      title: `${options.minutes} minutes of everything`,
      rows: [
        {
          figure: 'Requests',
          measured: `${Math.round(statuses.many(() => true) / (options.minutes * 60))}/s`,
          note: statuses.text(),
        },
        {
          figure: 'Memory, middle of the last third',
          measured: megabytes(memory.after),
          baseline: megabytes(memory.before),
          note: `at most ${megabytes(memory.most)}`,
        },
      ],
      remarks: [
        `${Object.entries(PEOPLE)
          .map(([kind, many]) => `${many} x ${kind}`)
          .join(', ')}; no answer was the shop's own fault.`,
      ],
    };
  } finally {
    sender.stop();
    await server.stop();
  }
}

async function askOnce(sender: Sender, statuses: Statuses, request: Request): Promise<string> {
  const { status, text } = await sender.send(request);
  statuses.add(status);
  if (status === 0 || status >= 500)
    throw new Error(
      `${request.method ?? 'GET'} ${request.path} was answered ${status}: ${text.slice(0, 300)}`,
    );
  return text;
}

const LANGUAGES = ['th', 'en'] as const;

const guestWalk =
  (server: ShopServer): Walk =>
  async ({ ask, chance, rank }) => {
    const mixed = { tenant: pick(TENANTS, chance), language: pick(LANGUAGES, chance), rank: rank(), chance };
    const token = JSON.parse(
      await ask({ path: '/authen/login/guest', headers: { tenantid: mixed.tenant } }),
    ) as { jtoken: string };
    const headersOf = () => ({
      authorization: `Bearer ${token.jtoken}`,
      tenantid: mixed.tenant,
      'accept-language': mixed.language,
    });
    await ask(homePage(server)(mixed));
    await ask(listPage(server)(mixed));
    await ask(listCall({ headersOf })(mixed));
    await ask(autocompleteCall({ headersOf })(mixed));
    await ask(detailPage(server)({ ...mixed, rank: rank() }));
    await ask({ path: `/api/products/item/${productCode(rank())}`, headers: headersOf() });
  };

/** A browser of the first tenant with a session cookie of that kind. */
function signedIn(server: ShopServer, kind: 'buyer' | 'merchant', id: string) {
  const [tenant] = TENANTS;
  const cookie = `shop-${tenant}-${kind}=${secretOf(id)}`;
  const page = (path: string): Request => {
    const { headers } = homePage(server)({ tenant, language: 'th', rank: 0, chance: () => 0 });
    return { path, headers: { ...headers, cookie } };
  };
  const call =
    (token: string) =>
    (
      method: 'GET' | 'POST' | 'PUT',
      path: string,
      body?: unknown,
      more: Record<string, string> = {},
    ): Request => ({
      method,
      path,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const renew = (path: string): Request => ({
    method: 'POST',
    path,
    headers: { cookie, tenantid: tenant, 'content-type': 'application/json' },
    body: '{}',
  });
  return { page, call, renew };
}

const buyerWalk =
  (server: ShopServer, { customerCode, addressId }: { customerCode: string; addressId: string }): Walk =>
  async ({ ask, chance, rank }) => {
    const { page, call, renew } = signedIn(server, 'buyer', customerCode);
    const { jtoken } = JSON.parse(await ask(renew('/authen/renew'))) as { jtoken: string };
    const as = call(jtoken);
    await ask(page('/'));
    await ask(page(`/product/${productCode(rank())}`));
    await ask(as('POST', '/api/products/items', { Take: 12, Skip: 0 }));
    await ask(as('GET', `/api/cart?SaleUnit=${SALE_UNIT}&Mode=money`));
    await ask(page('/cart'));
    const codes = new Set<string>();
    while (codes.size < LINES) codes.add(productCode(Math.floor(chance() * BOUGHT)));
    const Lines = [...codes].map((P_Code) => ({ P_Code, qty1: 1, qty2: 0, qty3: 0 }));
    const Changes = Lines.map((line) => ({ ...line, selected: true, Ago: 0 }));
    await ask(as('PUT', '/api/cart', { SaleUnit: SALE_UNIT, Mode: 'money', Changes }));
    const quoted = await ask(as('POST', '/api/orders/quote', { SaleUnit: SALE_UNIT, Lines }));
    const { Total } = JSON.parse(quoted) as { Total: number };
    const order = { Lines, SeenTotal: Total, SaleUnit: SALE_UNIT, ShipTo: addressId, PaymentType: 0 };
    await ask(as('POST', '/api/orders/hold', { SaleUnit: SALE_UNIT, Lines }));
    await ask(as('POST', '/api/orders', order, { 'idempotency-key': randomUUID() }));
    await ask(as('GET', '/api/orders'));
    await ask(page('/history'));
  };

const staffWalk =
  (server: ShopServer, userId: string): Walk =>
  async ({ ask, chance }) => {
    const { page, call, renew } = signedIn(server, 'merchant', userId);
    const { token } = JSON.parse(await ask(renew('/authen/user/renew'))) as { token: string };
    const as = call(token);
    await ask(page('/merchant'));
    await ask(as('GET', '/api/merchant/home'));
    await ask(page('/merchant/orders'));
    const tab = pick(['All', 'Wait', 'Delivered', 'Canceled'], chance);
    const listed = JSON.parse(await ask(as('GET', `/api/merchant/orders?tab=${tab}`))) as {
      Data: { OrderID: string; SaleUnit: string }[];
    };
    const [first] = listed.Data;
    if (first) {
      const { OrderID: orderid, SaleUnit: saleunit } = first;
      await ask(as('POST', '/api/MerchantOrder/GET_ORDER_DETAIL', { orderid, saleunit }));
    }
    await ask(as('GET', '/api/merchant/orders?text=0900'));
  };
