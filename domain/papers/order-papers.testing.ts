/** An order as it goes on, with the papers that are issued for it. */
import { lineMoney, orderSums, type LineMoney } from '../orders/line-money.ts';
import { packOrder } from '../orders/packing.ts';
import { returnOrder } from '../orders/returns.ts';
import { papersDue, type DuePaper, type OrderFacts, type StandingPaper } from './order-papers.ts';
import type { PaperLine } from './paper.ts';
import { paperSums } from './paper-sums.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 21, 3);
export const at = (minutes: number) => new Date(START + minutes * MINUTE);

const paperLine = (lineNo: number, money: LineMoney, isFree = false): PaperLine => ({
  lineNo,
  code: `P${lineNo}`,
  nameTh: 'สินค้า',
  nameEn: 'Goods',
  unitTh: 'ชิ้น',
  unitEn: 'piece',
  isFree,
  ...money,
});

export function following(
  ordered: readonly { money: LineMoney; isFree?: boolean }[],
  { feeSatang = 0, isVatRegistered = true }: { feeSatang?: number; isVatRegistered?: boolean } = {},
) {
  const goods = ordered.map(({ money, isFree }, index) => paperLine(index + 1, money, isFree));
  const fee = paperLine(0, lineMoney({ quantity: 1, unitPriceSatang: feeSatang, taxType: 1, taxRate: 700 }));
  const order: OrderFacts & {
    returns: OrderFacts['returns'][number][];
    payments: OrderFacts['payments'][number][];
  } = {
    status: 'Wait',
    lines: [...goods, ...(feeSatang > 0 ? [fee] : [])].map((line) => ({ line, packed: line })),
    at: { packed: null, shipping: null, delivered: null, ended: null },
    returns: [],
    payments: [],
  };
  let standing: (StandingPaper & { due: DuePaper })[] = [];
  const canceled: string[] = [];
  let payments = 0;
  const returned = goods.map(() => 0);
  const back = { amountSatang: 0, taxSatang: 0 };

  const look = (now: Date): string[] => {
    const { issue, cancel } = papersDue({ order, standing, isVatRegistered, now });
    canceled.push(...cancel);
    standing = standing.filter(({ basis }) => !cancel.includes(basis));
    standing.push(
      ...issue.map((due) => ({
        basis: due.basis,
        kind: ({ invoice: 'abbreviated', receipt: 'receipt', credit: 'credit' } as const)[due.what],
        lines: due.lines,
        due,
      })),
    );
    return issue.map(({ basis }) => basis);
  };
  /** What the papers that stand say, receipts of later payments left out. */
  const sums = () => {
    const all = standing.filter(({ basis }) => !basis.startsWith('receipt:'));
    const sign = ({ kind }: StandingPaper) => (kind === 'credit' ? -1 : 1);
    return all.reduce(
      (sum, paper) => {
        const { totalSatang, taxSatang } = paperSums(paper.lines);
        return {
          totalSatang: sum.totalSatang + sign(paper) * totalSatang,
          taxSatang: sum.taxSatang + sign(paper) * taxSatang,
        };
      },
      { totalSatang: 0, taxSatang: 0 },
    );
  };
  const packedSums = () => {
    const lines = order.lines.map(({ packed }) => packed);
    return orderSums(lines, { deliveryFeeSatang: 0, deliveryTaxSatang: 0 });
  };
  return {
    order,
    look,
    sums,
    canceled,
    papers: () => standing,
    worth: () => {
      const { totalSatang, taxSatang } = packedSums();
      return { totalSatang: totalSatang - back.amountSatang, taxSatang: taxSatang - back.taxSatang };
    },
    pay: (satang: number, minutes: number) => {
      if (satang > 0) order.payments.push({ no: (payments += 1), satang, at: at(minutes) });
    },
    pack: (counts: readonly number[], minutes: number) => {
      const packing = packOrder(
        goods.map((line) => ({ ...line, lineNo: line.lineNo ?? 0 })),
        new Map(goods.map(({ lineNo }, index) => [lineNo ?? 0, counts[index] ?? 0])),
        { deliveryFeeSatang: 0, deliveryTaxSatang: 0 },
      );
      order.status = 'Packed';
      order.at = { ...order.at, packed: at(minutes) };
      if (!packing) return;
      order.lines = order.lines.map(({ line }) => ({
        line,
        packed: packing.lines.find(({ lineNo }) => lineNo === line.lineNo) ?? line,
      }));
    },
    ship: (minutes: number) => {
      order.status = 'Shipping';
      order.at = { ...order.at, shipping: at(minutes) };
    },
    deliver: (minutes: number) => {
      order.status = 'Delivered';
      order.at = { ...order.at, delivered: at(minutes) };
    },
    end: (status: 'Canceled' | 'Returned', minutes: number) => {
      order.status = status;
      order.at = { ...order.at, ended: at(minutes) };
    },
    giveBack: (counts: readonly number[], minutes: number): number | undefined => {
      const lines = order.lines
        .filter(({ line }) => line.lineNo !== 0)
        .map(({ line, packed }, index) =>
          Object.assign({}, line, {
            lineNo: line.lineNo ?? 0,
            sent: packed.quantity,
            returned: returned[index] ?? 0,
          }),
        );
      const wanted = new Map(
        lines.map(({ lineNo, sent, returned: had }, index) => [
          lineNo,
          { quantity: Math.min(counts[index] ?? 0, sent - had), restocked: 0 },
        ]),
      );
      const found = returnOrder(lines, wanted);
      if (!found) return undefined;
      found.lines.forEach(({ lineNo, quantity }) => {
        returned[lineNo - 1] = (returned[lineNo - 1] ?? 0) + quantity;
      });
      back.amountSatang += found.amountSatang;
      back.taxSatang += found.taxSatang;
      const no = order.returns.length + 1;
      order.returns.push({ no, at: at(minutes), lines: found.lines });
      if (found.isWhole) order.status = 'Returned';
      return no;
    },
    takeBack: () => {
      const last = order.returns.pop();
      last?.lines.forEach(({ lineNo, quantity, amountSatang, taxSatang }) => {
        returned[lineNo - 1] = (returned[lineNo - 1] ?? 0) - quantity;
        back.amountSatang -= amountSatang;
        back.taxSatang -= taxSatang;
      });
    },
  };
}
