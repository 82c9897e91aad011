/** Placing an order: recompute prices on the server, compare with what the buyer saw, take stock, write. */
import { randomUUID } from 'node:crypto';
import type { DeliveryMethod } from '#domain/orders/delivery.ts';
import { wayProblem, type WayToPay } from '#domain/payments/ways.ts';
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import { newOrderId } from '#domain/orders/order.ts';
import { isHarmless, quoteDifferences } from '#domain/orders/quote-differences.ts';
import type { TenantTransaction } from '#database/database.ts';
import { refusalOf } from '#database/errors.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { OrderDetail, OrderProblem } from '#contract/orders.schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { CallError, conflict, notFound } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { OrderEvent } from '../../order-effects.ts';
import { actorOf, isActing, type Visitor, type CallContext } from '../../http/visitor.ts';
import { addressesForOrder } from '../address/address.public.ts';
import { claimOf, earlierAnswer } from '../idempotency/idempotency.public.ts';
import { redeemPromotions, type Typing } from '../promotion/promotion.public.ts';
import type { WebConfig } from '#domain/web-config/read.ts';
import {
  findClaim,
  insertOrder,
  type Claim,
  type IdempotencyClaim,
  type NewOrder,
} from './orders.queries.ts';
import { presentNewOrder, presentQuote } from './orders.present.ts';
import { presentProblem } from './orders.promotions.present.ts';
import type { ComputedQuote } from './orders.quote.rules.ts';
import { quoteOf, quoteRulesFor, type QuoteRules } from './orders.quoting.usecases.ts';
import { takeStock } from './orders.stock.queries.ts';

type Body = CallParsed<'placeOrder'>['body'];

/** An order names its center: a token of another one means two tabs with two centers. */
export function assertSameCenter(visitor: Visitor, saleUnit: string): void {
  if (visitor.saleUnit !== saleUnit)
    throw conflict('CENTER_MISMATCH', { details: { SaleUnit: visitor.saleUnit }, quiet: true });
}

/** Computes a cart without placing it: prices, totals and all problems (S-70). Throws 429 PROMOTION_CODE_TRIES. */
export async function quoteCart(
  deps: Dependencies,
  { visitor, language, request }: CallContext & Typing,
  asked: CallParsed<'quote'>['body'],
): Promise<CallAnswer<'quote'>> {
  assertSameCenter(visitor, asked.SaleUnit);
  const rules = await quoteRulesFor(deps, { visitor, request }, asked);
  const quote = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => quoteOf(tx, { visitor, asked, ...rules, at: deps.clock() }),
    { planOnce: true },
  );
  return presentQuote(quote, language);
}

/**
 * Places an order in one transaction whose round trips do not grow with its lines. The same key gives the same
 * response. Throws 409 ORDER_STOPPED with `details.Problems`, TOTAL_CHANGED or PRICES_CHANGED with the new quote as
 * `details`, CENTER_MISMATCH, PAYMENT_NOT_OFFERED, PAYMENT_TOO_MUCH, PAYMENT_TOO_LITTLE; 422 IDEMPOTENCY_KEY_REUSED; 404 ADDRESS_NOT_FOUND; 429 PROMOTION_CODE_TRIES. Nothing is
 * written then.
 */
export async function placeOrder(
  deps: Dependencies,
  context: CallContext & Typing,
  { body, idempotencyKey }: { body: Body; idempotencyKey: string },
): Promise<OrderDetail> {
  const { visitor } = context;
  const { tenantId, saleUnit } = visitor;
  const claim = {
    ...claimOf({ visitor, call: 'placeOrder', key: idempotencyKey, input: body }),
    saleUnit,
  };
  const rules = await quoteRulesFor(deps, context, body);
  const { config } = rules;
  const way = await deps.paymentProviders.chosen(tenantId, config, {
    type: body.PaymentType,
    code: body.PaymentMethod,
  });
  const at = deps.clock();
  const work = async (tx: TenantTransaction, commit: () => void, tries: number) => {
    const finding = findClaim(tx, tenantId, claim);
    // Sent with it, in one round trip; used only if the key is new.
    const reading = readOrder(tx, { visitor: context.visitor, body, ...rules, at });
    reading.catch(() => undefined);
    const claimed = await finding;
    if (!claimed) throw notFound('CUSTOMER_NOT_FOUND');
    // A salesman's session has one center: an earlier response for another center is not theirs to read.
    if (isActing(context.visitor)) assertSameCenter(context.visitor, body.SaleUnit);
    const { requestHash, answer } = claimed;
    if (requestHash !== null) return earlierAnswer<OrderDetail>({ requestHash, answer }, claim);
    assertSameCenter(context.visitor, body.SaleUnit);
    return writeOrder(deps, tx, {
      ...context,
      body,
      way,
      claim,
      claimed,
      config,
      reading,
      commit,
      tries,
      at,
    });
  };
  return untilPlaced((tries) =>
    deps.database.inTenant(tenantId, (tx, commit) => work(tx, commit, tries), { planOnce: true }),
  );
}

const TRIES = 3;

/**
 * Among ten thousand orders a day two sometimes draw the same number: the later one draws again. And a customer who
 * reserves stock at the moment they order must not get an out-of-stock error: the order is read once more.
 */
async function untilPlaced<T>(place: (tries: number) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await place(tries);
    } catch (error) {
      if (tries === TRIES || !(error instanceof CallError) || error.parts.code !== 'TRY_AGAIN') throw error;
    }
  }
}

/** The order's inputs and addresses, in one round trip. */
async function readOrder(
  tx: TenantTransaction,
  { visitor, body, config, promotions, at }: QuoteRules & { visitor: Visitor; body: Body; at: Date },
) {
  const { customerCode } = visitor;
  const quoting = quoteOf(tx, { visitor, asked: body, config, promotions, at, isOrdering: true });
  const [quote, addresses] = await Promise.allSettled([
    quoting,
    addressesForOrder(tx, { customerCode, shipTo: body.ShipTo, billTo: body.BillTo }),
  ]);
  if (quote.status === 'rejected') throw quote.reason;
  return { quote: quote.value, addresses };
}

type Write = CallContext & {
  body: Body;
  /** Undefined if it is not offered. */
  way: WayToPay | undefined;
  claim: IdempotencyClaim;
  claimed: Claim;
  config: WebConfig;
  reading: ReturnType<typeof readOrder>;
  commit: () => void;
  /** The first is 1; none follows `TRIES`. */
  tries: number;
  /** When the order is placed: its number, its tax and its first event are of one moment. */
  at: Date;
};

async function writeOrder(
  deps: Dependencies,
  tx: TenantTransaction,
  { visitor, language, body, way, claim, claimed, config, reading, commit, tries, at }: Write,
): Promise<OrderDetail> {
  const { tenantId, customerCode, saleUnit } = visitor;
  if (!way) throw conflict('PAYMENT_NOT_OFFERED', { fields: { PaymentType: 'PAYMENT_NOT_OFFERED' } });
  const { quote, addresses } = await reading;
  const delivery = offeredAsSeen(quote, body, language);
  if (addresses.status === 'rejected') throw addresses.reason;
  assertWithin(way, quote.totalSatang);
  const orderId = newOrderId(at, someRandomBytes());
  const order: NewOrder = {
    orderId,
    saleUnit,
    customerCode,
    paymentType: body.PaymentType,
    payment: way,
    delivery,
    subtotalSatang: quote.subtotalSatang,
    discountSatang: quote.discountSatang,
    deliveryFeeSatang: quote.deliveryFeeSatang,
    deliveryTaxSatang: quote.deliveryTaxSatang,
    totalSatang: quote.totalSatang,
    taxSatang: quote.taxSatang,
    remark: body.Remark,
    ...addresses.value,
    needsTaxInvoice: body.NeedTaxInvoice === 'Y',
    placedAt: at,
    language,
    lines: quote.lines,
    promotions: quote.promotions,
  };
  const actor = actorOf(visitor);
  const mayCancel = config.get('ORDER_CANCEL_ENABLED');
  const answer = presentNewOrder(order, claimed, { language, mayCancel, by: actor.kind });
  const placed: OrderEvent = {
    tenantId,
    orderId,
    saleUnit,
    orderType: '3',
    customerCode,
    paymentKind: way.kind,
    actor,
    language,
    at,
    config,
    event: 'placed',
    from: null,
    to: 'Wait',
    payment: way,
    reason: '',
  };
  const writing = Promise.all([
    takeStock(tx, tenantId, { saleUnit, orderId, customerCode, wanted: quote.wanted }),
    insertOrder(tx, tenantId, {
      order,
      claim,
      actor,
      answer: JSON.stringify(answer),
      jobs: deps.orderEffects.jobsOf(placed),
    }),
    quote.promotions.length > 0 &&
      redeemPromotions(deps, tx, {
        tenantId,
        orderId,
        customerCode,
        profileCode: quote.profileCode,
        isFirstOrder: quote.isFirstOrder,
        at,
        promotions: quote.promotions,
        // The first try may have found a limit that the process did not know yet.
        isLimited: tries > 1 || quote.promotions.some((one) => one.isLimited),
      }),
  ]);
  // The commit is sent with them, in one round trip: a statement that refuses prevents it.
  if (!deps.orderEffects.worksInTransaction(placed)) commit();
  const [moves] = await writing.catch((error: unknown) => {
    throw tellRefusal(error, tries === TRIES);
  });
  await deps.orderEffects.happened(tx, { ...placed, moves });
  return answer;
}

/** Throws 409 PAYMENT_TOO_MUCH or PAYMENT_TOO_LITTLE where the sum is not for this way to pay. */
function assertWithin(way: WayToPay, satang: number): void {
  const problem = wayProblem(way, satang);
  if (!problem) return;
  const { code, limitSatang } = problem;
  const number = bahtFromSatang(limitSatang).toFixed(2);
  throw conflict(code, { values: { number }, fields: { PaymentMethod: code }, quiet: true });
}

/**
 * Somebody was faster between the quote and the lock (of stock, of a promotion's limit or a coupon), possibly the buyer's own
 * reservation, or wrote the same key: the retry decides. A number that another order has, one in 33 million a day, is drawn again.
 */
function tellRefusal(error: unknown, isLast: boolean): unknown {
  const refusal = refusalOf(error);
  if (!refusal) return error;
  const { reason } = refusal;
  // Merged or erased meanwhile: no further try would find them.
  if (reason.startsWith('CUSTOMER_')) return error;
  if ((reason !== 'OUT_OF_STOCK' && reason !== 'PROMOTION_GONE') || !isLast) return conflict('TRY_AGAIN');
  const codes = JSON.parse(refusal.detail) as string[];
  return stopped(
    codes.map((code) =>
      reason === 'OUT_OF_STOCK' ? { code: reason, P_Code: code } : { code: reason, PromotionId: code },
    ),
  );
}

const stopped = (problems: readonly OrderProblem[]) =>
  conflict('ORDER_STOPPED', { details: { Problems: problems }, quiet: true });

/** Six bytes from Node's pool of UUID randomness: a system call per order would cost fifty microseconds. */
const someRandomBytes = (): Uint8Array => Buffer.from(randomUUID().slice(0, 13).replace('-', ''), 'hex');

/** The delivery method, if nothing stops the order and the buyer saw its current prices and sums. */
function offeredAsSeen(
  quote: ComputedQuote,
  { SeenTotal, SeenDeliveryFee, SeenPrices }: Pick<Body, 'SeenTotal' | 'SeenDeliveryFee' | 'SeenPrices'>,
  language: Language,
): DeliveryMethod {
  if (quote.problems.length > 0 || !quote.delivery)
    throw stopped(quote.problems.map((one) => presentProblem(one, language)));
  const seen = {
    lines: SeenPrices?.map(({ P_Code, Unit, UnitPrice, DiscountAmount, Quantity, IsFree }) => ({
      productCode: P_Code,
      unit: Unit,
      unitPriceSatang: satangFromBaht(UnitPrice),
      discountSatang: DiscountAmount === undefined ? undefined : satangFromBaht(DiscountAmount),
      quantity: Quantity,
      isFree: IsFree,
    })),
    deliveryFeeSatang: SeenDeliveryFee === undefined ? undefined : satangFromBaht(SeenDeliveryFee),
    totalSatang: satangFromBaht(SeenTotal),
  };
  const computed = { ...quote, lines: quote.lines.map((line) => ({ ...line, unit: line.unitNo })) };
  const differences = quoteDifferences(seen, computed).filter((one) => !isHarmless(one));
  if (differences.length === 0) return quote.delivery;
  const values = { seen: SeenTotal.toFixed(2), now: bahtFromSatang(quote.totalSatang).toFixed(2) };
  const code = differences.some(({ what }) => what === 'total') ? 'TOTAL_CHANGED' : 'PRICES_CHANGED';
  throw conflict(code, { values, details: presentQuote(quote, language), quiet: true });
}
