/** A buyer pays by bank transfer: where to, and the slip of it. */
import { createHash, randomUUID } from 'node:crypto';
import { isOpen } from '#domain/payments/attempt.ts';
import type { SlipCode } from '#domain/payments/slip.ts';
import { mustBePaidFirst, type WayToPay } from '#domain/payments/ways.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { PaymentFact, PaymentProvider } from '../../gateways/payments/payment-provider.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { addressOf, keepFile, readFileOf, storeFile, type FileName } from '../files/files.public.ts';
import { answeredBefore, claimOf, once } from '../idempotency/idempotency.public.ts';
import { changerOf, orderOfCustomer, type OrderChanger } from '../orders/orders.public.ts';
import { holdPerson, orderScopeOf } from '../session/session.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { lockPayment, settleOrders } from './payment-facts.usecases.ts';
import { hasOpenReview } from './payment-reviews.queries.ts';
import { startPayment } from './payment-starting.usecases.ts';
import { findAttempt, findPaymentOfOrder } from './payments.queries.ts';
import { slipInPicture } from './slip-code.ts';
import { FIRST_MS, lookAtSlip, SLIP_QUEUE } from './slip-looking.usecases.ts';
import { findPayableOrders, findReviewsOfOrder, insertSlip, type Review } from './slip.queries.ts';

type Key = { orderid: string; saleunit: string };
type Answer = CallAnswer<'orderSlips'>;

/** A slip is read on it by people, and its code by the machine. */
const MAX_SIDE = 2000;

/** Bank and number of a transfer as one text that tells neither. */
export const slipKeyOf = ({ sendingBank, reference }: SlipCode): string =>
  createHash('sha256').update(`${sendingBank}/${reference.toUpperCase()}`).digest('hex');

/** The address of a review's file, for ten minutes. */
export function fileOfReview(
  deps: Pick<Dependencies, 'config' | 'clock'>,
  tenantId: string,
  { fileId, contentType }: Pick<Review, 'fileId' | 'contentType'>,
): { Url: string | null; IsPicture: boolean } {
  const name =
    fileId !== null && contentType !== null ? fileNameOf({ tenantId, fileId, contentType }) : undefined;
  return {
    Url: name ? addressOf(deps, 'private', name) : null,
    IsPicture: contentType === 'image/webp',
  };
}

type Named = { tenantId: string; fileId: string; contentType: string };
const fileNameOf = ({ contentType, ...name }: Named): FileName => ({
  ...name,
  contentType: contentType === 'application/pdf' ? 'application/pdf' : 'image/webp',
});

/** Throws 404 ORDER_NOT_FOUND for an order outside the visitor's scope. */
export async function orderSlips(deps: Dependencies, context: CallContext, key: Key): Promise<Answer> {
  const { visitor, language } = context;
  const { tenantId } = visitor;
  const { Order } = await orderOfCustomer(deps, context, key);
  const config = await webConfigOf(deps, tenantId);
  const [ways, { expiresAt, reviews }] = await Promise.all([
    transferWays(deps, tenantId),
    deps.database.inTenant(
      tenantId,
      async (tx) => ({
        ...(await findPaymentOfOrder(tx, key.orderid)),
        reviews: await findReviewsOfOrder(tx, key.orderid),
      }),
      { readOnly: true },
    ),
  ]);
  const MaySend = Order.AmountDue > 0 && Order.PaymentStatus !== 'inReview' && ways.length > 0;
  return {
    OrderID: Order.OrderID,
    SaleUnit: Order.SaleUnit,
    PaymentStatus: Order.PaymentStatus,
    AmountDue: Order.AmountDue,
    ExpiresAt: MaySend && expiresAt ? expiresAt.toISOString() : null,
    MaySend,
    Accounts: config.get('BANK_ACCOUNTS').map(({ bank, bankName, account, owner }) => ({
      Bank: bank,
      BankName: bankName[language],
      Account: account,
      Owner: owner[language],
    })),
    Slips: reviews
      .filter(({ kind }) => kind === 'slip')
      .map((slip) =>
        Object.assign(fileOfReview(deps, tenantId, slip), {
          At: slip.openedAt.toISOString(),
          State: slip.state,
          Amount: slip.decidedSatang === null ? null : bahtFromSatang(slip.decidedSatang),
          Reason: slip.decidedReason,
        }),
      ),
  };
}

/** Orders of the visitor to be paid before they are sent. */
export async function slipOrders(
  deps: Dependencies,
  { visitor }: CallContext,
  { saleUnit }: { saleUnit?: string | undefined },
): Promise<CallAnswer<'slipOrders'>> {
  const scope = await orderScopeOf(deps, visitor);
  const rows = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => findPayableOrders(tx, scope, saleUnit),
    { readOnly: true },
  );
  return {
    Data: rows.map((row) => ({
      OrderID: row.orderId,
      SaleUnit: row.saleUnit,
      OrderDate: row.placedAt.toISOString(),
      AmountDue: bahtFromSatang(row.dueSatang),
      PaymentStatus: row.paymentStatus,
    })),
  };
}

const transferWays = async (deps: Dependencies, tenantId: string): Promise<WayToPay[]> =>
  (await deps.paymentProviders.offered(tenantId, await webConfigOf(deps, tenantId))).filter(
    ({ kind }) => kind === 'transfer' && mustBePaidFirst(kind),
  );

type Sending = {
  key: Key;
  method: string | undefined;
  bytes: Uint8Array | undefined;
  idempotencyKey: string;
};

/**
 * Takes the slip of a transfer, reads its code, looks it up and books what comes of it; without an answer, and where anything does
 * not match, it waits for staff. The same key sends it once. Throws 400 FILE_MISSING, 404 ORDER_NOT_FOUND, 409 SLIP_USED, SLIP_WAITS, PAYMENT_NOT_OFFERED, and what
 * `startPayment`, `storeFile`, `keepFile` and `once` throw.
 */
export async function sendSlip(
  deps: Dependencies,
  context: CallContext,
  { key, method, bytes, idempotencyKey }: Sending,
): Promise<Answer> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const { Order } = await orderOfCustomer(deps, context, key);
  if (!bytes) throw badRequest('FILE_MISSING', { fields: { slip: 'FILE_MISSING' } });
  const picture = createHash('sha256').update(bytes).digest('base64url');
  const claim = claimOf({ visitor, call: 'sendSlip', key: idempotencyKey, input: { ...key, picture } });
  const before = await deps.database.inTenant(tenantId, (tx) => answeredBefore(tx, claim), {
    readOnly: true,
  });
  if (before) return orderSlips(deps, context, key);
  if (Order.PaymentStatus === 'inReview') throw conflict('SLIP_WAITS');
  const ways = await transferWays(deps, tenantId);
  const way = method === undefined ? ways[0] : ways.find(({ code }) => code === method);
  if (!way) throw conflict('PAYMENT_NOT_OFFERED', { fields: { PaymentMethod: 'PAYMENT_NOT_OFFERED' } });
  const file = await storeFile(deps, visitor, {
    bytes,
    field: 'slip',
    kind: 'paper',
    maxSide: MAX_SIDE,
    access: 'private',
    purpose: 'slip',
    owner: { customerCode: visitor.customerCode },
  });
  const slip = await slipOfFile(deps, file);
  const changer = await changerOf(deps, context);
  const reference = await startPayment(deps, {
    changer,
    key: { orderId: key.orderid, saleUnit: key.saleunit },
    way,
  });
  const reviewId = randomUUID();
  const { isNew } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, async () => {
      await holdPerson(tx, visitor);
      await keepSlip(deps, tx, changer, { reviewId, reference, key, slip, file });
      return { ReviewId: reviewId };
    }),
  );
  if (isNew && slip) await lookAtSlip(deps, { tenantId, id: reviewId });
  return orderSlips(deps, context, key);
}

/** As it was stored: what is read is what staff see. A PDF is read by people. */
async function slipOfFile(deps: Dependencies, file: FileName): Promise<SlipCode | undefined> {
  if (file.contentType !== 'image/webp') return undefined;
  const picture = await readFileOf(deps, 'private', file);
  return picture && slipInPicture(picture);
}

type Kept = { reviewId: string; reference: string; key: Key; slip: SlipCode | undefined; file: FileName };

/** Writes it before it is looked up, so that none is lost where the process ends in between. */
async function keepSlip(
  deps: Dependencies,
  tx: TenantTransaction,
  changer: OrderChanger,
  { reviewId, reference, key, slip, file }: Kept,
): Promise<void> {
  const { tenantId, at } = changer;
  const payment = await lockPayment(tx, changer, { reference });
  if (!payment) throw notFound('ORDER_NOT_FOUND');
  if (await hasOpenReview(tx, [reference])) throw conflict('SLIP_WAITS');
  if (!payment.attempts.some((one) => one.reference === reference && isOpen(one.state)))
    throw conflict('TRY_AGAIN');
  const isNew = await insertSlip(tx, tenantId, {
    reviewId,
    kind: 'slip',
    reference,
    orderId: key.orderid,
    saleUnit: key.saleunit,
    satang: 0,
    sendingBank: slip?.sendingBank ?? '',
    bankReference: slip?.reference ?? '',
    slipKey: slip ? slipKeyOf(slip) : '',
    doubt: slip ? '' : 'unread',
    fileId: file.fileId,
    at,
  });
  if (!isNew) throw conflict('SLIP_USED');
  await keepFile(tx, file);
  if (slip)
    await deps.jobs.enqueue(
      tx,
      SLIP_QUEUE,
      { tenantId, id: reviewId },
      { startAfter: new Date(at.getTime() + FIRST_MS) },
    );
  await settleOrders(deps, tx, changer, { payment });
}

/** The shop's own account as a provider: it knows nothing but that the time is over; its facts are slips. */
function ownAccount(deps: Dependencies, tenantId: string): PaymentProvider {
  const factOf = (reference: string, state: PaymentFact['state']): PaymentFact => ({
    reference,
    providerId: '',
    state,
    satang: undefined,
    currency: 'THB',
    refundedSatang: 0,
    at: undefined,
    reason: '',
  });
  /** With a slip that waits it stays open. */
  const isWaitedFor = async (reference: string): Promise<boolean> =>
    deps.database.inTenant(
      tenantId,
      async (tx) => {
        const attempt = await findAttempt(tx, reference);
        return (
          attempt === undefined || attempt.expiresAt > deps.clock() || (await hasOpenReview(tx, [reference]))
        );
      },
      { readOnly: true },
    );
  return {
    start: async ({ reference }) => ({
      providerId: '',
      next: { kind: 'done', fact: factOf(reference, 'pending') },
    }),
    look: async ({ reference }) => factOf(reference, (await isWaitedFor(reference)) ? 'pending' : 'expired'),
    cancel: async ({ reference }) =>
      factOf(
        reference,
        (await deps.database.inTenant(tenantId, (tx) => hasOpenReview(tx, [reference]), { readOnly: true }))
          ? 'pending'
          : 'canceled',
      ),
    readCallback: () => ({ kind: 'refused', why: 'nobody calls back of a transfer' }),
  };
}

/** Bank transfer is offered with its flag and an account of the shop. */
export const defineTransfers = (deps: Dependencies): void =>
  deps.paymentProviders.define({
    name: 'transfer',
    kinds: ['transfer'],
    of: async (tenantId) =>
      (await webConfigOf(deps, tenantId)).get('BANK_ACCOUNTS').length > 0
        ? ownAccount(deps, tenantId)
        : undefined,
  });
