/**
 * Callback, return, our own looking, cancel, expiry and refund of one payment in any order, at the same time, doubled, lost, and
 * with the process ending between any two steps: money counts once, and whatever came is somewhere.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { tags } from '../../cache/tags.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createDesk } from '../../testing/desk.ts';
import { CARD, CARD_AND_CASH, createScriptedProvider } from '../../testing/scripted-provider.ts';
import { addressId, PRICES } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { expirePayment, followOrder } from './payment-expiry.usecases.ts';
import { lookAgain, lookAtPayment, takeCallback } from './payment-looking.usecases.ts';
import { startPayment } from './payment-starting.usecases.ts';

const tenantId = 'alpha';
const TOTAL = PRICES.alpha[0];
let shop: TestShop;
let desk: ReturnType<typeof createDesk>;
let keys = 0;

beforeAll(async () => {
  shop = await createTestShop();
  desk = createDesk(shop);
  await shop.database.asOwner(
    `insert into web_config (tenant_id, opt, opt_value) values ('alpha', 'PAYMENT_METHODS', $1)`,
    [CARD_AND_CASH],
  );
  shop.deps.events.publish({ tags: [tags.config(tenantId)] });
});
afterAll(() => shop.stop());

type Bank = ReturnType<typeof createScriptedProvider>;
const banks: { current: Bank } = { current: createScriptedProvider() };
beforeAll(() => {
  shop.deps.paymentProviders.define({
    name: 'scripted',
    kinds: ['card'],
    of: async () => banks.current.provider,
  });
});

async function placed(): Promise<string> {
  const answer = await shop.call('placeOrder', {
    token: await shop.tokenOf(tenantId, 'CUST1'),
    headers: { 'idempotency-key': `paid-order-${(keys += 1)}` },
    body: {
      SaleUnit: 'C1',
      Lines: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }],
      ShipTo: addressId(tenantId, 'CUST1'),
      PaymentType: -1,
      PaymentMethod: 'CARD',
      SeenTotal: TOTAL / 100,
    },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<CallAnswer<'placeOrder'>>().Order.OrderID;
}

class ProcessEnded extends Error {}

/** The process ends in the nth transaction from now: before its commit, or just after it. */
function endingIn(deps: Dependencies, nth: number, isCommitted: boolean): Dependencies {
  let left = nth;
  const inTenant: Database['inTenant'] = async (tenant, work, options) => {
    left -= 1;
    if (left !== 0) return deps.database.inTenant(tenant, work, options);
    await deps.database.inTenant(
      tenant,
      async (tx, commit) => {
        await work(tx, commit);
        if (!isCommitted) throw new ProcessEnded();
      },
      options,
    );
    throw new ProcessEnded();
  };
  return { ...deps, database: { ...deps.database, inTenant } };
}

type Step = {
  what:
    | 'start'
    | 'pay'
    | 'payOther'
    | 'payForeign'
    | 'fail'
    | 'refund'
    | 'callback'
    | 'return'
    | 'poll'
    | 'cancel'
    | 'expire';
  /** Which of what is there. */
  nth: number;
  twice: boolean;
  isLost: boolean;
  /** In which transaction the process ends; 0 for none. */
  endsIn: number;
  isCommitted: boolean;
};

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(
    'start',
    'start',
    'pay',
    'pay',
    'payOther',
    'payForeign',
    'fail',
    'refund',
    'callback',
    'callback',
    'return',
    'poll',
    'cancel',
    'expire',
  ),
  nth: fc.nat(20),
  twice: fc.boolean(),
  isLost: fc.constantFrom(false, false, false, true),
  endsIn: fc.constantFrom(0, 0, 0, 1, 2, 3),
  isCommitted: fc.boolean(),
});
/** Some of them at the same time. */
const steps = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 7 });

type World = { orderId: string; intentId: string; bank: Bank };

async function take(
  deps: Dependencies,
  { orderId, intentId, bank }: World,
  { what, nth, isLost }: Step,
): Promise<void> {
  const config = await webConfigOf(shop.deps, tenantId);
  const changer = {
    tenantId,
    actor: { kind: 'customer', id: 'CUST1' },
    language: 'th',
    at: shop.now,
    config,
  } as const;
  // Read last: what the provider knows changes at once, in one step.
  const references = [...bank.known.keys()];
  const reference = references[nth % Math.max(1, references.length)];
  const truth = reference === undefined ? undefined : bank.known.get(reference);
  switch (what) {
    case 'start':
      if (isLost) bank.nextCall(nth % 2 === 0 ? 'answerLost' : 'neverArrives');
      return void (await startPayment(deps, { changer, key: { orderId, saleUnit: 'C1' }, way: CARD }));
    case 'pay':
    case 'payOther':
    case 'payForeign': {
      if (reference === undefined || truth?.state !== 'pending') return;
      const sum = what === 'payOther' ? TOTAL - 100 : TOTAL;
      return bank.set(reference, {
        state: 'succeeded',
        satang: sum,
        currency: what === 'payForeign' ? 'USD' : 'THB',
      });
    }
    case 'fail':
      if (reference !== undefined && truth?.state === 'pending') bank.set(reference, { state: 'failed' });
      return;
    case 'refund':
      if (reference !== undefined && truth?.state === 'succeeded' && truth.currency === 'THB')
        bank.set(reference, { state: 'refunded', refundedSatang: Math.floor(TOTAL / 2) });
      return;
    case 'callback': {
      const fact = bank.said[nth % Math.max(1, bank.said.length)];
      if (!fact || isLost) return;
      return void (await takeCallback(deps, { tenantId, method: 'CARD', raw: bank.callbackOf(fact) }));
    }
    case 'return':
    case 'poll':
      if (reference === undefined) return;
      if (isLost) bank.nextCall('answerLost');
      return what === 'poll'
        ? lookAgain(deps, { tenantId, id: reference })
        : void (await lookAtPayment(deps, { tenantId, reference, source: 'return' }));
    case 'cancel':
      return void (await shop.call('cancelOrder', {
        token: await shop.tokenOf(tenantId, 'CUST1'),
        params: { orderid: orderId, saleunit: 'C1' },
        body: { Reason: '' },
      }));
    case 'expire':
      shop.now = new Date(shop.now.getTime() + CARD.minutes * 60_000);
      return expirePayment(deps, { tenantId, id: intentId });
  }
}

const tryStep = async (world: World, one: Step): Promise<void> => {
  const deps = one.endsIn === 0 ? shop.deps : endingIn(shop.deps, one.endsIn, one.isCommitted);
  for (let times = one.twice ? 2 : 1; times > 0; times -= 1)
    // oxlint-disable-next-line no-await-in-loop -- once more after the first
    await take(deps, world, one).catch((error: unknown) => {
      if (error instanceof ProcessEnded || (error instanceof Error && 'parts' in error)) return;
      if (error instanceof Error && error.name === 'GatewayError') return;
      throw error;
    });
};

type Order = {
  status: string;
  payment_status: string;
  paid: number;
  refunded: number;
  refund_due: number;
  due: number;
  total: number;
};
const one = async <Row extends object>(query: string, values: unknown[]): Promise<Row> => {
  const [row] = await shop.database.asOwner<Row>(query, values);
  if (!row) throw new Error(`No row of ${query}`);
  return row;
};

test('U-05e money counts once and is never lost, whatever comes in whichever order', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(steps, async (turns) => {
      banks.current = createScriptedProvider();
      const bank = banks.current;
      const orderId = await placed();
      const { id: intentId } = await one<{ id: string }>(
        `select intent_id as id from payment_intent_orders where order_id = $1`,
        [orderId],
      );
      const world = { orderId, intentId, bank };
      // oxlint-disable-next-line no-await-in-loop -- turns follow each other; what is in one happens at once
      for (const turn of turns) await Promise.all(turn.map((each) => tryStep(world, each)));

      // The jobs that are there in any case come to an end: the provider is asked, what follows an order is done.
      bank.nextCall('works');
      const references = await shop.database.asOwner<{ reference: string }>(
        `select reference from payment_attempts where intent_id = $1`,
        [intentId],
      );
      for (const { reference } of references)
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as the queue does
        await lookAgain(shop.deps, { tenantId, id: reference });
      await followOrder(shop.deps, { tenantId, id: orderId });

      const order = await one<Order>(
        `select status, payment_status, paid_satang::int as paid, refunded_satang::int as refunded, due_satang::int as due,
           refund_due_satang::int as refund_due, total_satang::int as total from orders where order_id = $1`,
        [orderId],
      );
      const books = await one<{
        booked: number;
        received: number;
        waits: number;
        foreign: number;
        refunds: number;
        events: number;
      }>(
        `select
           coalesce((select sum(satang) from payment_allocations where order_id = $1), 0)::int as booked,
           coalesce((select sum(r.satang) from payments_received r join payment_attempts a using (tenant_id, reference)
             where a.intent_id = $2), 0)::int as received,
           coalesce((select sum(satang) from payment_reviews where order_id = $1 and state = 'open' and kind = 'amount'), 0)::int as waits,
           (select count(*) from payment_reviews where order_id = $1 and state = 'open' and kind = 'currency')::int as foreign,
           coalesce((select sum(satang) from refunds where order_id = $1), 0)::int as refunds,
           (select count(*) from payment_events e join payment_attempts a using (tenant_id, reference) where a.intent_id = $2)::int as events`,
        [orderId, intentId],
      );
      const truths = [...bank.known.values()];
      const came = truths
        .filter(
          ({ state, currency }) => currency === 'THB' && (state === 'succeeded' || state === 'refunded'),
        )
        .reduce((sum, { satang }) => sum + (satang ?? 0), 0);
      const foreign = truths.filter(
        ({ state, currency }) => currency === 'USD' && state === 'succeeded',
      ).length;
      const back = truths.reduce((sum, { refundedSatang }) => sum + refundedSatang, 0);

      // The books balance: what came is on the order or waits for a person, once.
      expect(books.booked + books.waits).toBe(came);
      expect(books.received).toBe(books.booked);
      expect(order.paid).toBe(books.booked);
      expect(books.foreign).toBe(foreign);
      expect(order.refunded).toBe(books.refunds);
      expect(order.refunded).toBeLessThanOrEqual(back);
      // What is more than the order is worth is owed to the customer.
      const worth = order.status === 'Canceled' ? 0 : order.total;
      expect(order.refund_due).toBe(Math.max(0, order.paid - order.refunded - worth));
      const isPaid = order.paid >= order.total && order.refunded === 0;
      expect(order.payment_status === 'paid').toBe(isPaid);
      expect(order.due).toBe(order.status === 'Canceled' || order.paid > 0 ? 0 : order.total);
      seen.add(`${order.status} ${order.payment_status}`);
      if (order.refund_due > 0) seen.add('owed');
    }),
    { numRuns: 120, endOnFailure: true },
  );
  // The ends that matter were reached.
  expect([...seen]).toEqual(expect.arrayContaining(['Wait paid', 'Canceled paid', 'owed', 'Wait inReview']));
  expect(await desk.unbalanced()).toEqual([]);
}, 60_000);
