/** Rows of an order as the rules of papers take them. */
import type { OrderAddress } from '#database/tables.ts';
import type { OrderFacts, OrderedLine } from '#domain/papers/order-papers.ts';
import type { Buyer, PaperLine, Seller } from '#domain/papers/paper.ts';
import { vatRateAt } from '#domain/pricing/tax.ts';
import { areasText } from '#domain/text/address-areas.ts';
import type { PaperLineRow, PaperOrder, PaperPayment, PaperReturnRow } from './papers.queries.ts';

type Rows = {
  order: PaperOrder;
  lines: readonly PaperLineRow[];
  returns: readonly PaperReturnRow[];
  payments: readonly PaperPayment[];
};

export function orderFacts({ order, lines, returns, payments }: Rows): OrderFacts {
  const { packedAt, shippingAt, deliveredAt, endedAt } = order;
  const documents = [...new Set(returns.map(({ no }) => no))];
  return {
    status: order.status,
    lines: [...lines.map(orderedLine), ...feeLine(order)],
    at: { packed: packedAt, shipping: shippingAt, delivered: deliveredAt, ended: endedAt },
    returns: documents.flatMap((no) => {
      const own = returns.filter((row) => row.no === no);
      return own.slice(0, 1).map(({ at }) => ({ no, at, lines: own.map(returnedPart) }));
    }),
    payments,
  };
}

const orderedLine = ({ packed, ...line }: PaperLineRow): OrderedLine => ({ line, packed: packed ?? line });

const returnedPart = ({ lineNo, quantity, discountSatang, amountSatang, taxSatang }: PaperReturnRow) => ({
  lineNo,
  quantity,
  discountSatang,
  amountSatang,
  taxSatang,
});

function feeLine({ feeSatang, feeTaxSatang, placedAt }: PaperOrder): OrderedLine[] {
  if (feeSatang === 0) return [];
  const line: PaperLine = {
    lineNo: 0,
    code: '',
    nameTh: 'ค่าจัดส่ง',
    nameEn: 'Delivery fee',
    unitTh: 'ครั้ง',
    unitEn: 'delivery',
    quantity: 1,
    unitPriceSatang: feeSatang,
    discountSatang: 0,
    amountSatang: feeSatang,
    taxType: 1,
    taxRate: vatRateAt(placedAt),
    taxSatang: feeTaxSatang,
    isFree: false,
  };
  return [{ line, packed: line }];
}

type Billed = { billTo: OrderAddress | null; shipTo: OrderAddress };

/** Whom the order is billed to, in Thai: its papers are. */
export function buyerOf({ billTo, shipTo }: Billed): Buyer {
  const {
    name,
    address,
    subdistrict,
    district,
    province,
    postalCode,
    taxId,
    branchNo = '',
    phone,
  } = billTo ?? shipTo;
  const areas = areasText({ town: subdistrict, district, province, postcode: postalCode }, 'full');
  return { name, address: `${address} ${areas}`.trim(), taxId, branchNo, phone };
}

/** Whose numbers run together: those of one registered seller's branch, at however many centers. */
export const sellerKeyOf = ({ taxId }: Pick<Seller, 'taxId'>, saleUnit: string): string =>
  taxId === '' ? `center:${saleUnit}` : taxId;

/** What of the payments that are known does not fit what the order says was paid: some are gone, or there is more. */
export function paymentsGone(
  payments: readonly PaperPayment[],
  paidSatang: number,
): { gone: PaperPayment[]; moreSatang: number } {
  const kept = [...payments];
  const gone: PaperPayment[] = [];
  const sum = () => kept.reduce((all, { satang }) => all + satang, 0);
  while (sum() > paidSatang) gone.push(...kept.splice(-1));
  return { gone, moreSatang: paidSatang - sum() };
}
