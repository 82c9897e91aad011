/** Which papers an order has to have, from what is so of it now and what was issued before. */
import type { OrderState } from '../orders/order.ts';
import { UNDO_MS } from '../orders/order-undo.ts';
import type { PartMoney } from '../orders/line-money.ts';
import { paperPosition, type PaperPosition } from './paper-position.ts';
import type { CreditReason, PaperKind, PaperLine } from './paper.ts';
import { paperSums } from './paper-sums.ts';
import { partLine, partsOf, withoutTax } from './paper-parts.ts';

/** A line as ordered, and what of it was packed; the fee is line 0 and stays as it is. */
export type OrderedLine = { line: PaperLine; packed: PartMoney };

export type OrderFacts = {
  status: OrderState;
  lines: readonly OrderedLine[];
  /** When each step that stands was made. `ended`: canceled, or refused at the door. */
  at: { packed: Date | null; shipping: Date | null; delivered: Date | null; ended: Date | null };
  /** Those that stand, of a delivered order. */
  returns: readonly { no: number; at: Date; lines: readonly (PartMoney & { lineNo: number })[] }[];
  /** What was received and not taken back, in its order. */
  payments: readonly { no: number; satang: number; at: Date }[];
};

/** A paper that stands; `basis` names what it is issued for, and is unique among them. */
export type StandingPaper = { basis: string; kind: PaperKind; lines: readonly PaperLine[] };

export type DuePaper = {
  basis: string;
  what: 'invoice' | 'receipt' | 'credit';
  lines: PaperLine[];
  /** The tax point. */
  at: Date;
  /** The money is received with it, so that the invoice is the receipt as well. */
  isReceipt: boolean;
  reason?: CreditReason;
  returnNo?: number;
};

type Due = { issue: DuePaper[]; cancel: string[] };
type Asked = { order: OrderFacts; standing: readonly StandingPaper[]; isVatRegistered: boolean; now: Date };

/**
 * What is to be issued and canceled, in this order. Papers that stand are taken as they are: what changed since is answered by a
 * credit note or a further invoice. A paper is canceled when what it was issued for is no more (a payment or return that is taken
 * back), with those that came after it and build on it.
 *
 * Registered for VAT: an invoice for each payment before delivery, of the rest at delivery; credit notes for what was invoiced
 * and then not packed, returned, refused or canceled. Else receipts alone. A step that can be taken back waits `UNDO_MS`.
 */
export function papersDue({ order, standing, isVatRegistered, now }: Asked): Due {
  const cancel = noLongerTrue(order, standing, isVatRegistered);
  const kept = standing.filter(({ basis }) => !cancel.includes(basis));
  const paper = issuing(kept);
  if (isVatRegistered) taxPapers(order, { paper, now, hasNone: kept.length === 0 });
  else receipts(order, { paper, now });
  return { issue: paper.issued, cancel };
}

const isRipe = (at: Date | null, now: Date): boolean =>
  at !== null && now.getTime() - at.getTime() >= UNDO_MS;

/** Received before the goods: the tax point is the payment. Money for an order that had ended is owed back. */
const isEarly = ({ at }: OrderFacts, payment: { at: Date }): boolean =>
  (at.delivered === null || payment.at < at.delivered) && (at.ended === null || payment.at < at.ended);

function noLongerTrue(
  order: OrderFacts,
  standing: readonly StandingPaper[],
  isVatRegistered: boolean,
): string[] {
  const { at, status, payments, returns } = order;
  const grounds = new Set([
    ...payments.flatMap(({ no }) => [`payment:${no}`, `receipt:${no}`]),
    ...returns.map(({ no }) => `return:${no}`),
    ...(at.shipping !== null ? ['short'] : []),
    ...(at.delivered !== null ? ['delivery'] : []),
    ...(at.ended !== null ? [status === 'Canceled' ? 'canceled' : 'refused'] : []),
  ]);
  const first = standing.findIndex(({ basis }) => !grounds.has(basis) && !basis.startsWith('receipt:'));
  return standing
    .filter(({ basis }, index) => {
      if (!grounds.has(basis)) return true;
      // A receipt is of its own payment alone; of a seller who is not registered it may deduct earlier ones.
      return first !== -1 && index > first && !(isVatRegistered && basis.startsWith('receipt:'));
    })
    .map(({ basis }) => basis);
}

type Issuing = {
  issued: DuePaper[];
  position: PaperPosition;
  /** Issues it unless it stands; what it says is part of the position either way. Nothing for a paper without worth. */
  want: (due: Omit<DuePaper, 'isReceipt'> & { isReceipt?: boolean }) => void;
  has: (basis: string) => boolean;
};

function issuing(standing: readonly StandingPaper[]): Issuing {
  const issued: DuePaper[] = [];
  const position = paperPosition();
  return {
    issued,
    position,
    has: (basis) => standing.some((paper) => paper.basis === basis),
    want: (due) => {
      const there = standing.find(({ basis }) => basis === due.basis);
      const lines = there?.lines ?? due.lines;
      if (due.what !== 'receipt' || !due.basis.startsWith('receipt:'))
        position.add(lines, due.what === 'credit' ? -1 : 1);
      if (there || !isWorth(lines)) return;
      issued.push({ isReceipt: false, ...due });
    },
  };
}

const isWorth = (lines: readonly PaperLine[]): boolean =>
  paperSums(lines).rates.some(({ totalSatang }) => totalSatang !== 0);
const hasNegative = (lines: readonly PaperLine[]): boolean =>
  paperSums(lines).rates.some(({ totalSatang }) => totalSatang < 0);

const packedLine = ({ line, packed }: OrderedLine): PaperLine => ({ ...line, ...packed });
const packedLines = ({ lines }: OrderFacts): PaperLine[] =>
  lines.map(packedLine).filter(({ quantity }) => quantity > 0);
const orderedLines = ({ lines }: OrderFacts): PaperLine[] => lines.map(({ line }) => line);
const totalOf = (lines: readonly PaperLine[]): number =>
  lines.reduce((sum, { amountSatang }) => sum + amountSatang, 0);

/** What the order was worth at that moment. */
const worthAt = (order: OrderFacts, moment: Date): PaperLine[] =>
  order.at.packed !== null && moment >= order.at.packed ? packedLines(order) : orderedLines(order);

function taxPapers(
  order: OrderFacts,
  { paper, now, hasNone }: { paper: Issuing; now: Date; hasNone: boolean },
): void {
  const { at, payments, status, returns } = order;
  // Paid and ended before anything was issued: there is nothing to be taken off.
  if (at.ended !== null && hasNone) return;
  // Of the same moment as the delivery it is the invoice that stands which tells.
  const early = payments.filter((payment) => isEarly(order, payment) || paper.has(`payment:${payment.no}`));
  payInTurn(early, { paper, what: 'invoice', worth: (moment) => worthAt(order, moment) });
  if (isRipe(at.delivered ?? at.shipping, now) || paper.has('short')) creditShort(order, paper);
  if (at.delivered !== null && (isRipe(at.delivered, now) || paper.has('delivery')))
    invoiceDelivered(order, { paper, deliveredAt: at.delivered });
  if (at.delivered !== null && isRipe(at.delivered, now))
    for (const back of returns) if (isRipe(back.at, now)) creditReturn(order, { paper, back });
  if (at.ended !== null && isRipe(at.ended, now)) {
    const reason = status === 'Canceled' ? 'canceled' : 'refused';
    paper.want({ basis: reason, what: 'credit', reason, at: at.ended, lines: paper.position.all() });
  }
}

/** A part for each payment, and with the one that completes it the goods themselves, less the parts. */
function payInTurn(
  payments: OrderFacts['payments'],
  {
    paper,
    what,
    worth,
  }: {
    paper: Issuing;
    what: 'invoice' | 'receipt';
    worth: (moment: Date) => PaperLine[];
  },
): void {
  let paid = 0;
  for (const { no, satang, at } of payments) {
    const basis = `payment:${no}`;
    const lines = worth(at);
    const total = totalOf(lines);
    paid += satang;
    const { position } = paper;
    if (position.isClosed() && !paper.has(basis)) continue;
    const due =
      paid >= total
        ? [...lines, ...position.deductions()]
        : partsOf(lines, { paid, before: position.parts() });
    // Less of one rate was packed than is paid of it in parts: its part is credited first, and delivery closes.
    if (!paper.has(basis) && hasNegative(due)) continue;
    paper.want({ basis, what, at, lines: due, isReceipt: true });
  }
}

/** What was invoiced before and then not packed: final once the parcel is handed over. */
function creditShort(order: OrderFacts, paper: Issuing): void {
  const { position } = paper;
  const at = order.at.shipping;
  if (at === null || (order.at.ended !== null && !paper.has('short'))) return;
  const lines = position.beyond(packedLines(order));
  paper.want({ basis: 'short', what: 'credit', reason: 'short', at, lines });
}

function invoiceDelivered(
  order: OrderFacts,
  { paper, deliveredAt }: { paper: Issuing; deliveredAt: Date },
): void {
  const packed = packedLines(order);
  const until = deliveredAt.getTime() + UNDO_MS;
  const paidWith = order.payments
    .filter(({ at }) => at.getTime() <= until)
    .reduce((sum, { satang }) => sum + satang, 0);
  const isReceipt = paidWith >= totalOf(packed);
  const missing = paper.position.missing(packed);
  paper.want({ basis: 'delivery', what: 'invoice', at: deliveredAt, isReceipt, lines: missing });
  for (const payment of order.payments) {
    if (isEarly(order, payment) || paper.has(`payment:${payment.no}`)) continue;
    if (isReceipt && payment.at.getTime() <= until) continue;
    const money = { amountSatang: payment.satang, taxSatang: 0 };
    const lines = [partLine({ taxType: 0, taxRate: 0 }, money)];
    const basis = `receipt:${payment.no}`;
    paper.want({ basis, what: 'receipt', at: payment.at, lines, isReceipt: true });
  }
}

function creditReturn(
  order: OrderFacts,
  { paper, back }: { paper: Issuing; back: OrderFacts['returns'][number] },
): void {
  const lines = back.lines.flatMap(({ lineNo, ...part }) => {
    const ordered = order.lines.find(({ line }) => line.lineNo === lineNo);
    return ordered ? [{ ...ordered.line, ...part }] : [];
  });
  const basis = `return:${back.no}`;
  paper.want({ basis, what: 'credit', reason: 'returned', returnNo: back.no, at: back.at, lines });
}

/** Not registered for VAT: a receipt for each payment, of what the order was worth then, without a word of tax. */
function receipts(order: OrderFacts, { paper, now }: { paper: Issuing; now: Date }): void {
  const { delivered, ended } = order.at;
  const ready = order.payments.filter(({ no, at }) => {
    if (paper.has(`payment:${no}`)) return true;
    // Money that came after the end is owed back. Cash that was booked with the step goes with it.
    if (ended !== null) return false;
    return delivered === null || at < delivered || isRipe(delivered, now);
  });
  const worth = (moment: Date): PaperLine[] =>
    worthAt(order, moment)
      .map((line) => lessReturned(order, { line, moment }))
      .filter(({ quantity, amountSatang }) => quantity > 0 || amountSatang !== 0)
      .map(withoutTax);
  payInTurn(ready, { paper, what: 'receipt', worth });
}

function lessReturned(
  { returns }: OrderFacts,
  { line, moment }: { line: PaperLine; moment: Date },
): PaperLine {
  const back = returns
    .filter(({ at }) => at <= moment)
    .flatMap(({ lines }) => lines.filter(({ lineNo }) => lineNo === line.lineNo));
  const sum = (key: 'quantity' | 'amountSatang') => back.reduce((all, one) => all + one[key], 0);
  const quantity = line.quantity - sum('quantity');
  const amountSatang = line.amountSatang - sum('amountSatang');
  return { ...line, quantity, amountSatang, discountSatang: line.unitPriceSatang * quantity - amountSatang };
}
