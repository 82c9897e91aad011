/** Staff record money that came, and end or capture what is open at a provider. */
import { createHash, randomUUID } from 'node:crypto';
import { isOpen } from '#domain/payments/attempt.ts';
import type { WayToPay } from '#domain/payments/ways.ts';
import { satangFromBaht } from '#domain/pricing/money.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { GatewayError } from '../../gateways/gateway-error.ts';
import type { PaymentFact } from '../../gateways/payments/payment-provider.ts';
import { conflict, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { keepFile, storeFile, type FileName } from '../files/files.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { changerOf, type OrderChanger } from '../orders/orders.public.ts';
import { findOrderCustomer } from './merchant-payment.queries.ts';
import { assertCenter, merchantPayment, providerOf, type Key } from './merchant-payment.usecases.ts';
import { bookApproved } from './payment-decisions.usecases.ts';
import { applyPaymentFact, lockPayment } from './payment-facts.usecases.ts';
import { intentFor, newReference } from './payment-starting.usecases.ts';
import { findAttempt, findAttempts, findIntentOfOrder, insertAttempt } from './payments.queries.ts';
import { decideReviewRow, insertSlip } from './slip.queries.ts';
import { slipKeyOf } from './slips.usecases.ts';

const MAX_SIDE = 2000;

const TRANSFER_CODE = 'TRANSFER';
/** Where the shop has no such way: what the record is called. */
const TRANSFER: WayToPay = {
  code: TRANSFER_CODE,
  kind: 'transfer',
  provider: '',
  name: { th: 'โอนเงิน', en: 'Bank transfer' },
  hint: { th: '', en: '' },
  leastSatang: 0,
  mostSatang: 0,
  minutes: 60,
};

type Recording = {
  key: Key;
  body: CallParsed<'recordPayment'>['body'];
  bytes: Uint8Array | undefined;
  idempotencyKey: string;
};

/**
 * Books money that came for an order, with its proof where there is one: what is more than is due is owed to the customer then. The same key books it
 * once. Throws 404 ORDER_NOT_FOUND, 409 SLIP_USED, TRY_AGAIN, and what `storeFile`, `keepFile` and `once` throw.
 */
export async function recordPayment(
  deps: Dependencies,
  context: CallContext,
  { key, body, bytes, idempotencyKey }: Recording,
): Promise<CallAnswer<'merchantPayment'>> {
  const { visitor } = context;
  const { tenantId } = visitor;
  await assertCenter(deps, visitor, key.saleunit);
  const changer = await changerOf(deps, context);
  const proof = bytes ? createHash('sha256').update(bytes).digest('base64url') : '';
  const claim = claimOf({
    visitor,
    call: 'recordPayment',
    key: idempotencyKey,
    input: { ...key, ...body, proof },
  });
  const customerCode = await customerOf(deps, changer, key);
  const file =
    bytes &&
    (await storeFile(deps, visitor, {
      bytes,
      field: 'proof',
      kind: 'paper',
      maxSide: MAX_SIDE,
      access: 'private',
      purpose: 'payment-proof',
      owner: customerCode === '' ? { saleUnit: key.saleunit } : { customerCode },
    }));
  await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, async () => {
      const reference = await bookRecord(deps, tx, changer, { key, body, file, by: visitor.userId });
      await writeAudit(deps, tx, {
        visitor,
        action: 'payment.record',
        subject: `order/${key.orderid}`,
        after: {
          PaidSatang: satangFromBaht(body.Amount),
          ...(body.BankReference !== '' && { Reference: body.BankReference }),
          Reason: body.Reason,
        },
      });
      return { Reference: reference };
    }),
  );
  return merchantPayment(deps, context, key);
}

/** Whose order it is; '' for nobody's. Throws 404 ORDER_NOT_FOUND. */
async function customerOf(deps: Dependencies, { tenantId }: OrderChanger, key: Key): Promise<string> {
  const order = await deps.database.inTenant(tenantId, (tx) => findOrderCustomer(tx, key), {
    readOnly: true,
  });
  if (!order) throw notFound('ORDER_NOT_FOUND');
  return order.customerCode;
}

type Record = { key: Key; body: Recording['body']; file: FileName | undefined; by: string };

async function bookRecord(
  deps: Dependencies,
  tx: TenantTransaction,
  changer: OrderChanger,
  { key, body, file, by }: Record,
): Promise<string> {
  const { tenantId, at, config } = changer;
  const { orderid: orderId, saleunit: saleUnit } = key;
  const way = config.get('PAYMENT_METHODS').find(({ kind }) => kind === 'transfer') ?? TRANSFER;
  const intentId = await intentFor(tx, { changer, key: { orderId, saleUnit }, way });
  const payment = await lockPayment(tx, changer, { intentId });
  if (!payment?.orders.some(({ change }) => change.orderId === orderId)) throw notFound('ORDER_NOT_FOUND');
  const reference = newReference();
  const satang = satangFromBaht(body.Amount);
  await insertAttempt(tx, tenantId, {
    reference,
    intentId,
    attemptNo: (payment.attempts.at(-1)?.attemptNo ?? 0) + 1,
    method: way.code,
    provider: '',
    kind: 'transfer',
    state: 'starting',
    satang,
    shares: [{ orderId, satang }],
    next: null,
    startedAt: at,
    expiresAt: at,
  });
  const { SendingBank: sendingBank, BankReference: bankReference } = body;
  const reviewId = randomUUID();
  const isNew = await insertSlip(tx, tenantId, {
    reviewId,
    kind: 'record',
    reference,
    orderId,
    saleUnit,
    satang,
    sendingBank,
    bankReference,
    slipKey: bankReference === '' ? '' : slipKeyOf({ sendingBank, reference: bankReference }),
    doubt: '',
    fileId: file?.fileId ?? null,
    at,
  });
  if (!isNew) throw conflict('SLIP_USED', { fields: { BankReference: 'SLIP_USED' } });
  if (file) await keepFile(tx, file);
  await decideReviewRow(tx, tenantId, { reviewId, state: 'approved', satang, by, reason: body.Reason, at });
  await bookApproved(deps, tx, changer, { reference, satang });
  return reference;
}

type Ending = { key: Key; body: CallParsed<'endPayment'>['body'] };

/**
 * Gives an open or authorised payment up at its provider, or has an authorised one paid; what the provider then says is booked.
 * Throws 404 ORDER_NOT_FOUND; 409 PAYMENT_NOT_OPEN, PROVIDER_SILENT.
 */
export async function endPayment(
  deps: Dependencies,
  context: CallContext,
  { key, body }: Ending,
): Promise<CallAnswer<'merchantPayment'>> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const { Reference: reference, Act, Reason } = body;
  await assertCenter(deps, visitor, key.saleunit);
  const attempt = await deps.database.inTenant(tenantId, (tx) => findAttemptOf(tx, key, reference), {
    readOnly: true,
  });
  if (!attempt) throw notFound('ORDER_NOT_FOUND');
  const provider = await providerOf(deps, tenantId, attempt);
  const { providerId, satang, state } = attempt;
  const ask =
    Act === 'void'
      ? isOpen(state) && provider?.cancel && (() => provider.cancel?.({ reference, providerId }))
      : state === 'authorised' &&
        provider?.confirm &&
        (() => provider.confirm?.({ reference, providerId, satang }));
  if (!ask) throw conflict('PAYMENT_NOT_OPEN');
  const told: PaymentFact | undefined = await Promise.resolve(ask()).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    throw conflict('PROVIDER_SILENT');
  });
  if (!told) throw conflict('PAYMENT_NOT_OPEN');
  const changer = await changerOf(deps, context);
  await deps.database.inTenant(tenantId, async (tx) => {
    // The provider's word, not that of staff: another sum than was asked for still waits for a decision.
    await applyPaymentFact(deps, tx, changer, { fact: { ...told, reference }, source: 'poll' });
    await writeAudit(deps, tx, {
      visitor,
      action: 'payment.end',
      subject: `order/${key.orderid}`,
      after: { Decision: Act, Reference: reference, Reason },
    });
  });
  return merchantPayment(deps, context, key);
}

/** An attempt of this order; undefined for another's, and for an order of another center. */
export async function findAttemptOf(
  tx: TenantTransaction,
  key: Key,
  reference: string,
): ReturnType<typeof findAttempt> {
  if (!(await findOrderCustomer(tx, key))) return undefined;
  const intentId = await findIntentOfOrder(tx, key.orderid);
  if (intentId === undefined) return undefined;
  return (await findAttempts(tx, intentId)).find((one) => one.reference === reference);
}
