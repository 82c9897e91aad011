/** Which papers an order has: by hand, and for any order, however it is paid, packed, returned and looked at. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineMoney } from '../orders/line-money.ts';
import { UNDO_MS } from '../orders/order-undo.ts';
import { at, following } from './order-papers.testing.ts';
import { paperSums } from './paper-sums.ts';

const goods = (satang: number, quantity: number, off = 0, taxType: 0 | 1 = 1) => ({
  money: lineMoney({ quantity, unitPriceSatang: satang, taxType, taxRate: 700 }, [
    { source: 'promotion', id: 'X', satang: off },
  ]),
  isFree: off > 0 && off === satang * quantity,
});
const LATER = 30;

describe('U-06e the papers of an order', () => {
  test('that is paid on delivery are one invoice of what was packed, when the step can no longer be taken back', () => {
    const it = following([goods(1900, 8), goods(900, 3)], { feeSatang: 5000 });
    it.pack([6, 3], 1);
    expect(it.look(at(LATER))).toEqual([]);
    it.ship(2);
    it.deliver(3);
    it.pay(1900 * 6 + 900 * 3 + 5000, 3);
    expect(it.look(new Date(at(3).getTime() + UNDO_MS - 1))).toEqual([]);
    expect(it.look(at(LATER))).toEqual(['delivery']);
    expect(it.look(at(LATER))).toEqual([]);
    expect(it.sums()).toEqual(it.worth());
    expect(it.papers()[0]?.due).toMatchObject({ isReceipt: true, at: at(3), what: 'invoice' });
    expect(it.papers()[0]?.lines.map(({ quantity }) => quantity)).toEqual([6, 3, 1]);
  });

  test('on credit are an invoice at delivery and a receipt for each payment after it', () => {
    const it = following([goods(1900, 8)]);
    it.pack([8], 1);
    it.ship(2);
    it.deliver(3);
    expect(it.look(at(LATER))).toEqual(['delivery']);
    expect(it.papers()[0]?.due.isReceipt).toBe(false);
    it.pay(10_000, 100);
    it.pay(5200, 200);
    expect(it.look(at(300))).toEqual(['receipt:1', 'receipt:2']);
    expect(it.sums()).toEqual(it.worth());
  });

  test('paid before and packed short are the invoice of the payment and a credit note of the difference', () => {
    const it = following([goods(1900, 8), goods(1500, 2, 3000)]);
    it.pay(1900 * 8, 1);
    expect(it.look(at(1))).toEqual(['payment:1']);
    it.pack([5, 1], 2);
    expect(it.look(at(LATER))).toEqual([]);
    it.ship(40);
    expect(it.look(at(41))).toEqual([]);
    expect(it.look(at(60))).toEqual(['short']);
    it.deliver(70);
    expect(it.look(at(90))).toEqual([]);
    expect(it.papers()[1]?.due).toMatchObject({ what: 'credit', reason: 'short', at: at(40) });
    expect(it.papers()[1]?.lines).toMatchObject([{ lineNo: 1, quantity: 3, amountSatang: 5700 }]);
    expect(it.sums()).toEqual(it.worth());
  });

  test('of a return are a credit note, which is canceled when the return is taken back', () => {
    const it = following([goods(1900, 8)]);
    it.pack([8], 1);
    it.ship(2);
    it.deliver(3);
    it.giveBack([2], 10);
    it.giveBack([1], 12);
    expect(it.look(at(15))).toEqual(['delivery']);
    expect(it.look(at(60))).toEqual(['return:1', 'return:2']);
    it.takeBack();
    expect(it.look(at(61))).toEqual([]);
    expect(it.canceled).toEqual(['return:2']);
    expect(it.sums()).toEqual(it.worth());
  });

  test('that is refused or canceled after it was paid are credited to nothing; unpaid there are none', () => {
    for (const status of ['Canceled', 'Returned'] as const) {
      const paid = following([goods(1900, 8), goods(700, 2, 0, 0)], { feeSatang: 3000 });
      paid.pay(19_600, 1);
      paid.look(at(1));
      paid.pack([7, 2], 2);
      paid.end(status, 50);
      expect(paid.look(at(55))).toEqual([]);
      expect(paid.look(at(70))).toEqual([status === 'Canceled' ? 'canceled' : 'refused']);
      expect(paid.sums()).toEqual({ totalSatang: 0, taxSatang: 0 });
      paid.pay(100, 80);
      expect(paid.look(at(99)), 'money that comes after').toEqual([]);
      const unpaid = following([goods(1900, 8)]);
      unpaid.end(status, 50);
      expect(unpaid.look(at(70))).toEqual([]);
    }
  });

  test('whose payment was recorded by mistake cancel its invoice and what was built on it', () => {
    const it = following([goods(1900, 8)]);
    it.pay(15_200, 1);
    it.look(at(1));
    it.pack([7], 2);
    it.ship(3);
    it.deliver(4);
    expect(it.look(at(40))).toEqual(['short']);
    it.order.payments.pop();
    expect(it.look(at(41))).toEqual(['delivery']);
    expect(it.canceled).toEqual(['payment:1', 'short']);
    expect(it.sums()).toEqual(it.worth());
  });

  test('paid in parts are parts by rate of tax, and the goods themselves with the last, less the parts', () => {
    const it = following([goods(1000, 3), goods(999, 1, 0, 0)]);
    it.pay(1000, 1);
    it.pay(1000, 2);
    it.pay(1999, 3);
    expect(it.look(at(5))).toEqual(['payment:1', 'payment:2', 'payment:3']);
    expect(it.papers().map(({ lines }) => paperSums(lines).totalSatang)).toEqual([1000, 1000, 1999]);
    expect(it.papers().map(({ lines }) => paperSums(lines).taxSatang)).toEqual([49, 49, 98]);
    expect(it.papers()[2]?.lines.map(({ lineNo }) => lineNo)).toEqual([1, 2, null, null]);
    expect(it.sums()).toEqual(it.worth());
  });

  test('of a seller who is not registered are receipts of what was paid, without tax', () => {
    const it = following([goods(1900, 8), goods(900, 3)], { isVatRegistered: false });
    it.pack([8, 2], 1);
    it.ship(2);
    it.deliver(3);
    expect(it.look(at(60))).toEqual([]);
    it.giveBack([1, 0], 70);
    it.pay(1900 * 7 + 900 * 2, 80);
    expect(it.look(at(90))).toEqual(['payment:1']);
    expect(it.papers()[0]).toMatchObject({ kind: 'receipt' });
    expect(it.sums()).toEqual({ totalSatang: 1900 * 7 + 900 * 2, taxSatang: 0 });
  });
});

const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 40 }),
    unitPriceSatang: fc.integer({ min: 1, max: 99_999 }),
    taxType: fc.constantFrom(0 as const, 1 as const, 2 as const),
    taxRate: fc.constant(700),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    isFree: fc.boolean(),
  })
  .map(({ off, isFree, ...line }) => {
    const gross = line.quantity * line.unitPriceSatang;
    const satang = isFree ? gross : Math.floor(gross * off);
    return { money: lineMoney(line, [{ source: 'promotion', id: 'X', satang }]), isFree };
  });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const shares = fc.array(share, { minLength: 6, maxLength: 6 });
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  feeSatang: fc.constantFrom(0, 0, 4999, 10_000),
  /** Parts of the order's worth that are paid before packing, after it, and with the delivery. */
  paid: fc.tuple(share, share, fc.constantFrom(0, 1)),
  paysFirst: fc.boolean(),
  packed: shares,
  end: fc.constantFrom('delivered', 'delivered', 'delivered', 'canceled', 'refused'),
  returns: fc.array(shares, { maxLength: 3 }),
  takesBack: fc.boolean(),
  looks: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
});

describe('U-06k any order', () => {
  test('its papers add up to it to the satang, however it is paid, packed and returned, and however often they are looked for', () => {
    fc.assert(
      fc.property(anyOrder, (given) => {
        const it = following(given.lines, { feeSatang: given.feeSatang });
        const counts = (parts: readonly number[]) =>
          given.lines.map(({ money }, index) => Math.round(money.quantity * (parts[index] ?? 0)));
        let turn = 0;
        const maybe = (minutes: number) => {
          if (given.looks[turn++ % given.looks.length]) it.look(at(minutes));
        };
        const total = () => it.worth().totalSatang;
        it.pay(Math.ceil(total() * (given.paysFirst ? 1 : given.paid[0])), 1);
        maybe(2);
        it.pack(counts(given.packed), 10);
        maybe(30);
        if (!given.paysFirst) it.pay(Math.floor(total() * given.paid[1]), 31);
        maybe(32);
        if (given.end === 'canceled') it.end('Canceled', 40);
        else it.ship(40);
        maybe(60);
        if (given.end === 'refused') it.end('Returned', 70);
        if (given.end === 'delivered') it.deliver(70);
        it.pay(total() * given.paid[2], 70);
        maybe(90);
        let minutes = 100;
        if (given.end === 'delivered')
          for (const parts of given.returns) {
            it.giveBack(counts(parts), (minutes += 30));
            maybe(minutes + 20);
          }
        if (given.takesBack) it.takeBack();
        it.look(at(minutes + 100));
        expect(it.look(at(minutes + 200))).toEqual([]);
        const isSold = given.end === 'delivered';
        expect(it.sums()).toEqual(isSold ? it.worth() : { totalSatang: 0, taxSatang: 0 });
        for (const { lines } of it.papers())
          for (const { totalSatang, taxSatang, netSatang } of paperSums(lines).rates) {
            expect(Math.min(totalSatang, taxSatang, netSatang)).toBeGreaterThanOrEqual(0);
            expect(netSatang + taxSatang).toBe(totalSatang);
          }
      }),
      { numRuns: 500 },
    );
  });
});
