import { describe, expect, test } from 'vitest';
import type { OrderProblem } from '#contract/orders.schemas.ts';
import { cartView } from '../cart/summary/cart-view.ts';
import { testProduct, TEST_RULES } from '../cart/testing-products.ts';
import { isQuote, orderBlockers } from './order-blockers.ts';
import { totalChanges } from './total-changes.ts';

const { lines } = cartView({
  lines: [{ P_Code: 'A', qty1: 3, qty2: 0, qty3: 2, selected: true }],
  products: new Map([['A', testProduct()]]),
  rules: TEST_RULES,
  complete: true,
});
const quoted = (...Problems: OrderProblem[]) => ({ Problems, Subtotal: 222, DiscountAmount: 0 });
const fine = {
  lines,
  quote: quoted(),
  hasAddress: true,
  unsaved: undefined,
  mayEditAddress: true,
  paymentOffered: true,
};

describe('S-56 what stops an order', () => {
  test('is nothing where all is there, also while the server still computes', () => {
    expect(orderBlockers(fine)).toEqual([]);
    expect(orderBlockers({ ...fine, quote: undefined })).toEqual([]);
  });

  test('is in one list, each with the way to fix it', () => {
    const blockers = orderBlockers({
      ...fine,
      quote: quoted(
        { code: 'OUT_OF_STOCK', P_Code: 'A', limit: 20 },
        { code: 'BELOW_MINIMUM', limit: 300.1 },
      ),
      hasAddress: false,
      paymentOffered: false,
    });
    expect(blockers.map(({ code, fix }) => [code, fix.kind])).toEqual([
      ['LINE', 'reduce'],
      ['BELOW_MINIMUM', 'link'],
      ['NO_ADDRESS', 'addAddress'],
      ['NO_PAYMENT', 'contact'],
    ]);
    expect(blockers[0]?.fix).toMatchObject({
      quantities: { qty1: 3, qty2: 0, qty3: 1 },
      amounts: [
        { count: 1, unitName: 'ลัง' },
        { count: 3, unitName: 'ซอง' },
      ],
    });
    expect(blockers[1]).toMatchObject({ missing: 78.1 });
  });

  test('is fixed by removing what cannot be had at all', () => {
    const [blocker] = orderBlockers({ ...fine, quote: quoted({ code: 'NOT_SOLD_HERE', P_Code: 'A' }) });
    expect(blocker).toMatchObject({ code: 'LINE', fix: { kind: 'remove', P_Code: 'A' } });
    const [none] = orderBlockers({ ...fine, quote: quoted({ code: 'OUT_OF_STOCK', P_Code: 'A', limit: 0 }) });
    expect(none).toMatchObject({ problem: { code: 'OUT_OF_STOCK' }, fix: { kind: 'remove' } });
  });

  test('W-03 is a way of delivery that the shop has withdrawn: the page shows the current ones after a reload', () => {
    expect(orderBlockers({ ...fine, quote: quoted({ code: 'DELIVERY_NOT_OFFERED' }) })).toEqual([
      { code: 'DELIVERY_NOT_OFFERED', fix: { kind: 'reload' } },
    ]);
  });

  test('S-56 is an address that is missing, being typed, or to be had of the shop alone', () => {
    const addressBlockers = (part: Partial<Parameters<typeof orderBlockers>[0]>) =>
      orderBlockers({ ...fine, hasAddress: false, ...part });
    const missing = [{ code: 'NO_ADDRESS', fix: { kind: 'addAddress', type: 'S' } }];
    expect(addressBlockers({})).toEqual(missing);
    expect(addressBlockers({ unsaved: 'S' }), 'one word on one form').toEqual(missing);
    expect(addressBlockers({ hasAddress: true, unsaved: 'B' })).toEqual([
      { code: 'ADDRESS_UNSAVED', fix: { kind: 'finishAddress', type: 'B' } },
    ]);
    expect(addressBlockers({ mayEditAddress: false })).toEqual([
      { code: 'NO_ADDRESS_LOCKED', fix: { kind: 'contact' } },
    ]);
    expect(addressBlockers({ hasAddress: true, mayEditAddress: false })).toEqual([]);
  });

  test('is the empty selection alone where nothing is selected', () => {
    expect(orderBlockers({ ...fine, lines: [], hasAddress: false }).map(({ code }) => code)).toEqual([
      'NOTHING_SELECTED',
    ]);
  });
});

describe('S-70 a changed total', () => {
  const line = (P_Code: string, UnitPrice: number) => ({
    P_Code,
    PRODUCTNAME: `Product ${P_Code}`,
    PIC_FILENAME: null,
    Unit: 1,
    UnitName: 'piece',
    UnitRate: 1,
    Quantity: 2,
    UnitPrice,
    Amount: UnitPrice * 2,
    DiscountAmount: 0,
    TaxType: 1,
    TaxRate: 7,
    TaxAmount: 0,
    IsFree: false,
    TaxIsDerived: false,
  });
  const quote = (lines_: ReturnType<typeof line>[], DeliveryFee: number) => {
    const Subtotal = lines_.reduce((sum, { Amount }) => sum + Amount, 0);
    return {
      Lines: lines_,
      Subtotal,
      DiscountAmount: 0,
      DeliveryFee,
      TaxAmount: 0,
      Total: Subtotal + DeliveryFee,
      Problems: [],
    };
  };

  test('is reported by what changed: a price, a line that is gone, the delivery fee', () => {
    const seen = quote([line('A', 10), line('B', 5)], 0);
    const now = quote([line('A', 12.5)], 50);
    expect(totalChanges(seen, now)).toEqual([
      { what: 'price', P_Code: 'A', name: 'Product A', unitName: 'piece', seen: 10, now: 12.5 },
      { what: 'gone', P_Code: 'B', name: 'Product B', unitName: 'piece' },
      { what: 'deliveryFee', seen: 0, now: 50 },
    ]);
    expect(totalChanges(seen, seen)).toEqual([]);
  });

  test('is read from the answer only when it is the new computation', () => {
    expect(isQuote(quote([line('A', 10)], 0))).toBe(true);
    expect(isQuote({ Problems: [] })).toBe(false);
    expect(isQuote(undefined)).toBe(false);
  });
});
