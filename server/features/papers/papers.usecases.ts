/**
 * Papers of tax law that follow from orders (U-06d to U-06k, decision 83). What happens to an order leads to a job, which decides by
 * the order as it is then, and writes the papers with their numbers in one transaction.
 */
import type { OrderEventName } from '#domain/orders/order-events.ts';
import { UNDO_MS } from '#domain/orders/order-undo.ts';
import { papersDue, type DuePaper } from '#domain/papers/order-papers.ts';
import { invoiceKind, paperKinds, paperNumber, type PaperKind, type Seller } from '#domain/papers/paper.ts';
import { paperSums } from '#domain/papers/paper-sums.ts';
import { yyyymmdd } from '#domain/time/dates.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { PaperRefers } from '#database/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import {
  cancelPapers,
  findPaperLines,
  findPaperPayments,
  findPaperReturns,
  findSeller,
  findStandingPapers,
  insertPaper,
  insertPaperPayment,
  lockPaperOrder,
  nextRunning,
  undoPaperPayment,
  type PaperOrder,
  type PaperPayment,
  type StandingRow,
} from './papers.queries.ts';
import { buyerOf, orderFacts, paymentsGone, sellerKeyOf } from './papers.rules.ts';

const QUEUE = 'order-papers';

/** Steps can be taken back for a while; what is taken back, and money, is answered at once. */
const LATER = ['shipping', 'delivered', 'refused', 'returnedInPart', 'returned', 'canceled'] as const;
const AT_ONCE = ['packingCorrected', 'stepUndone', 'cashRecorded', 'cashRemoved', 'paymentChanged'] as const;

export function definePaperEffects(deps: Dependencies): void {
  const follow = (
    name: string,
    events: readonly OrderEventName[],
    job: { queue: string; delayMs?: number },
  ) => deps.orderEffects.define({ name, events, job });
  follow('papers of steps', LATER, { queue: QUEUE, delayMs: UNDO_MS });
  follow('papers of payments', AT_ONCE, { queue: QUEUE });
  deps.jobs.define(QUEUE, ({ tenantId, id }) => issuePapers(deps, { tenantId, orderId: id }));
}

type Received = { tenantId: string; orderId: string; satang: number; at: Date; reference: string };

/**
 * Money for an order was booked: in the caller's transaction, which has locked the order. A payment before delivery is a tax
 * point; each `reference` (the payment's own, unique for the order) counts once. `at` is when the shop learned of it. Who raises
 * `paymentChanged` without this has the same papers, with the day on which the job ran.
 */
export async function paymentReceived(
  deps: Pick<Dependencies, 'jobs'>,
  tx: TenantTransaction,
  { tenantId, ...payment }: Received,
): Promise<void> {
  await insertPaperPayment(tx, tenantId, payment);
  await deps.jobs.enqueue(tx, QUEUE, { tenantId, id: payment.orderId });
}

/** Issues and cancels what an order needs now; nothing where nobody said who sells at its center. Can run twice. */
export async function issuePapers(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { tenantId, orderId }: { tenantId: string; orderId: string },
): Promise<void> {
  await database.inTenant(tenantId, async (tx) => {
    const order = await lockPaperOrder(tx, orderId);
    const seller = order && !order.isDerived ? await findSeller(tx, order.saleUnit) : undefined;
    if (!order || !seller) return;
    await write(tx, { tenantId, order, seller, now: clock() });
  });
}

type FoundSeller = NonNullable<Awaited<ReturnType<typeof findSeller>>>;
type Work = { tenantId: string; order: PaperOrder; seller: FoundSeller; now: Date };

async function write(tx: TenantTransaction, { tenantId, order, seller: found, now }: Work): Promise<void> {
  const { since, version: _, ...seller } = found;
  const { orderId } = order;
  const standing = await findStandingPapers(tx, orderId);
  const payments = (await knownPayments(tx, { tenantId, order, now })).filter(({ at }) => at >= since);
  if (standing.length === 0 && order.deliveredAt !== null && order.deliveredAt < since) return;
  const lines = await findPaperLines(tx, orderId);
  const returns = await findPaperReturns(tx, orderId);
  const { isVatRegistered } = seller;
  const facts = orderFacts({ order, lines, returns, payments });
  const { issue, cancel } = papersDue({ order: facts, standing, isVatRegistered, now });
  if (cancel.length > 0) await cancelPapers(tx, { orderId, bases: cancel, at: now });
  const there = standing.filter(({ basis }) => !cancel.includes(basis));
  const kindOf = ({ what }: DuePaper): PaperKind =>
    what === 'invoice' ? invoiceKind(buyerOf(order), order) : what;
  const rank = (due: DuePaper) => paperKinds.indexOf(kindOf(due));
  for (const due of issue.toSorted((a, b) => rank(a) - rank(b))) {
    const kind = kindOf(due);
    // oxlint-disable-next-line no-await-in-loop -- one connection; a credit note names the number of the invoice before it
    there.push(await writeOne(tx, { tenantId, order, seller, now, due, kind, there }));
  }
}

type One = Omit<Work, 'seller'> & {
  seller: Seller;
  due: DuePaper;
  kind: PaperKind;
  there: readonly StandingRow[];
};

async function writeOne(tx: TenantTransaction, work: One): Promise<StandingRow> {
  const { tenantId, order, seller, now, due, kind, there } = work;
  const { orderId, saleUnit } = order;
  const { basis, lines, isReceipt, reason = '' } = due;
  const sequence = { sellerKey: sellerKeyOf(seller, saleUnit), branchNo: seller.branchNo, kind };
  const running = await nextRunning(tx, tenantId, sequence);
  const number = paperNumber(kind, seller.branchNo, running);
  const sums = paperSums(lines);
  const issuedOn = dayOf(due.at);
  const of = { orderId, saleUnit, basis, issuedOn, issuedAt: now, isReceipt, seller, buyer: buyerOf(order) };
  const refers =
    kind === 'credit' || kind === 'receipt' ? refersTo(there) : { papers: [], creditedSatang: 0 };
  await insertPaper(tx, tenantId, { ...sequence, ...of, running, number, lines, sums, refers, reason });
  return { basis, kind, number, issuedOn, netSatang: sums.netSatang, lines };
}

const dayOf = (at: Date): string => yyyymmdd(at).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

/** The invoices of the order, and what of them was credited before. */
function refersTo(there: readonly StandingRow[]): PaperRefers {
  const invoices = there.filter(({ kind }) => kind === 'full' || kind === 'abbreviated');
  const credits = there.filter(({ kind }) => kind === 'credit');
  return {
    papers: invoices.map(({ number, issuedOn, netSatang }) => ({ number, issuedOn, netSatang })),
    creditedSatang: credits.reduce((sum, { netSatang }) => sum + netSatang, 0),
  };
}

/** The payments of an order, once they say what the order says was paid. */
async function knownPayments(
  tx: TenantTransaction,
  { tenantId, order, now }: Omit<Work, 'seller'>,
): Promise<PaperPayment[]> {
  const { orderId, paidSatang, cashAt } = order;
  const known = await findPaperPayments(tx, orderId);
  const { gone, moreSatang } = paymentsGone(known, paidSatang);
  // oxlint-disable-next-line no-await-in-loop -- one connection; hardly ever more than one
  for (const { no } of gone) await undoPaperPayment(tx, { orderId, no, at: now });
  if (moreSatang > 0) {
    const isCash = cashAt !== null && known.every(({ at }) => at < cashAt);
    const at = isCash ? cashAt : (gone.at(-1)?.at ?? now);
    await insertPaperPayment(tx, tenantId, { orderId, satang: moreSatang, at, reference: null });
  }
  return gone.length > 0 || moreSatang > 0 ? findPaperPayments(tx, orderId) : known;
}
