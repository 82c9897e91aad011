import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addToCart,
  cartKey,
  isCartFull,
  isEmptyLine,
  MAX_CART_LINES,
  MAX_QUANTITY,
  mergeGuestCart,
  parseStoredCart,
  removeLine,
  restoreCart,
  selectAll,
  setQuantity,
} from './cart.ts';
import type { CartLine, RestoredProduct } from './cart.ts';

function line(P_Code: string, change: Partial<CartLine> = {}): CartLine {
  return { P_Code, qty1: 1, qty2: 0, qty3: 0, selected: true, ...change };
}

const full = Array.from({ length: MAX_CART_LINES }, (_, index) => line(`P${index}`));
const quantity = fc.nat({ max: MAX_QUANTITY });
const someCart = fc
  .uniqueArray(
    fc.record({
      P_Code: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
      qty1: quantity,
      qty2: quantity,
      qty3: quantity,
      selected: fc.boolean(),
    }),
    { selector: (each) => each.P_Code },
  )
  .map(parseStoredCart);

describe('adding to the cart', () => {
  test('S-12 a new line comes last, with one of the chosen unit, and is selected', () => {
    expect(addToCart([line('A')], { P_Code: 'B', unit: 2 })).toEqual([
      line('A'),
      line('B', { qty1: 0, qty2: 1 }),
    ]);
  });

  test('a known line gets more of the unit and keeps its selection', () => {
    const cart = addToCart([line('A', { selected: false })], { P_Code: 'A', unit: 1, quantity: 3 });
    expect(cart).toEqual([line('A', { qty1: 4, selected: false })]);
  });

  test('a unit holds at most 99,999', () => {
    const cart = addToCart([line('A', { qty1: MAX_QUANTITY })], { P_Code: 'A', unit: 1 });
    expect(cart[0]?.qty1).toBe(MAX_QUANTITY);
  });

  test('a full cart takes no new line, but more of a known one', () => {
    expect(addToCart(full, { P_Code: 'NEW', unit: 1 })).toEqual(full);
    expect(isCartFull(full, 'NEW')).toBe(true);
    expect(isCartFull(full, 'P0')).toBe(false);
    expect(addToCart(full, { P_Code: 'P0', unit: 1 })[0]?.qty1).toBe(2);
  });
});

describe('setting a quantity', () => {
  test('cuts to whole units within the limits', () => {
    const cart = [line('A')];
    expect(setQuantity(cart, { P_Code: 'A', unit: 2, quantity: 2.9 })[0]?.qty2).toBe(2);
    expect(setQuantity(cart, { P_Code: 'A', unit: 1, quantity: 1e9 })[0]?.qty1).toBe(MAX_QUANTITY);
  });

  test('setting the last unit to 0 removes the line', () => {
    expect(setQuantity([line('A'), line('B')], { P_Code: 'A', unit: 1, quantity: 0 })).toEqual([line('B')]);
    expect(setQuantity([line('A', { qty2: 1 })], { P_Code: 'A', unit: 1, quantity: -5 })).toEqual([
      line('A', { qty1: 0, qty2: 1 }),
    ]);
  });

  test('an emptied field changes nothing', () => {
    expect(setQuantity([line('A')], { P_Code: 'A', unit: 1, quantity: Number.NaN })).toEqual([line('A')]);
  });
});

test('S-67 removing deletes the line', () => {
  expect(removeLine([line('A'), line('B')], 'A')).toEqual([line('B')]);
});

describe('selecting all of a group', () => {
  test('S-13 deselects its out-of-stock lines and leaves other groups alone', () => {
    const cart = [line('A', { selected: false }), line('B'), line('C', { selected: false })];
    expect(
      selectAll(cart, { codes: ['A', 'B'], outOfStockCodes: ['B'] }).map((each) => each.selected),
    ).toEqual([true, false, false]);
  });

  test('can be taken back', () => {
    expect(selectAll([line('A')], { codes: ['A'], selected: false })[0]?.selected).toBe(false);
  });

  test('never selects a line without a quantity', () => {
    expect(selectAll([line('A', { qty1: 0, selected: false })], { codes: ['A'] })[0]?.selected).toBe(false);
  });
});

describe('the guest cart after sign-in', () => {
  test('S-14 adds quantities of the same product and appends the rest', () => {
    const merged = mergeGuestCart([line('A', { selected: false })], [line('A', { qty2: 2 }), line('B')]);
    expect(merged).toEqual([line('A', { qty1: 2, qty2: 2 }), line('B')]);
  });

  test('loses no quantity below the limits', () => {
    fc.assert(
      fc.property(someCart, someCart, (user, guest) => {
        const merged = mergeGuestCart(user, guest);
        for (const code of ['A', 'B', 'C', 'D', 'E']) {
          const [inUser, inGuest, inMerged] = [user, guest, merged].map(
            (cart) => cart.find((each) => each.P_Code === code)?.qty1 ?? 0,
          );
          expect(inMerged).toBe(Math.min((inUser ?? 0) + (inGuest ?? 0), MAX_QUANTITY));
        }
      }),
    );
  });

  test('an empty guest cart changes nothing, and an empty user cart becomes the guest cart', () => {
    fc.assert(
      fc.property(someCart, (cart) => {
        expect(mergeGuestCart(cart, [])).toEqual(cart);
        expect(mergeGuestCart([], cart)).toEqual(cart);
      }),
    );
  });

  test("a cart over 200 lines keeps the user's own lines", () => {
    expect(mergeGuestCart(full, [line('NEW'), line('P0')])).toEqual([
      line('P0', { qty1: 2 }),
      ...full.slice(1),
    ]);
  });
});

describe('restoring a cart', () => {
  const shown: RestoredProduct = { showPrice: [true, true, true], outOfStock: false };
  const customer = { guest: false, guestCatalogPrice: false };

  test('S-15 resets the quantity of a unit whose price is not shown', () => {
    const products = new Map([['A', { ...shown, showPrice: [true, false, true] as const }]]);
    expect(restoreCart([line('A', { qty2: 5, qty3: 1 })], products, customer)).toEqual([
      line('A', { qty3: 1 }),
    ]);
  });

  test('deselects a line that has no shown unit left', () => {
    const products = new Map([['A', { ...shown, showPrice: [false, false, false] as const }]]);
    expect(restoreCart([line('A')], products, customer)).toEqual([line('A', { qty1: 0, selected: false })]);
  });

  test('S-15 deselects items that are out of stock', () => {
    const products = new Map([['A', { ...shown, outOfStock: true }]]);
    expect(restoreCart([line('A')], products, customer)).toEqual([line('A', { selected: false })]);
  });

  test('keeps a line that the shop no longer sells, deselected', () => {
    expect(restoreCart([line('A')], new Map(), customer)).toEqual([line('A', { selected: false })]);
  });

  test('S-15 a guest with hidden catalogue prices gets an empty cart', () => {
    const products = new Map([['A', shown]]);
    expect(restoreCart([line('A')], products, { guest: true, guestCatalogPrice: false })).toEqual([]);
    expect(restoreCart([line('A')], products, { guest: true, guestCatalogPrice: true })).toEqual([line('A')]);
  });
});

describe('the name of a stored cart', () => {
  const customer = {
    prefix: 'dev.',
    tenantId: 'petclub',
    companyCode: 'PET',
    customerCode: 'C1',
    saleUnit: 'S1',
    pointMode: false,
  };

  test('S-68 differs by tenant, customer, center and mode', () => {
    const keys = [
      customer,
      { ...customer, tenantId: 'homegoods' },
      { ...customer, customerCode: 'C2' },
      { ...customer, saleUnit: 'S2' },
      { ...customer, pointMode: true },
      { ...customer, customerCode: 'GUEST' },
    ].map(cartKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('S-68 of a guest is one a company, whatever the center and mode', () => {
    const guest = { ...customer, customerCode: 'GUEST' };
    expect(cartKey({ ...guest, saleUnit: 'S2', pointMode: true })).toBe(cartKey(guest));
    expect(cartKey({ ...guest, companyCode: 'BJC' })).not.toBe(cartKey(guest));
  });

  test('cannot be made to meet another by odd codes', () => {
    expect(cartKey({ ...customer, customerCode: 'C:1', saleUnit: 'S' })).not.toBe(
      cartKey({ ...customer, customerCode: 'C', saleUnit: '1:S' }),
    );
  });
});

describe('a stored cart', () => {
  test('survives being written and read', () => {
    fc.assert(
      fc.property(someCart, (cart) => {
        expect(parseStoredCart(JSON.stringify(cart))).toEqual(cart);
      }),
    );
  });

  test.each([
    [undefined],
    [null],
    [''],
    ['{'],
    ['null'],
    ['{"a":1}'],
    [7],
    [{}],
    [[null]],
    [[1, 'x', []]],
    [[{ P_Code: '' }]],
    [[{ P_Code: 5 }]],
  ])('that holds %j is empty', (garbage) => expect(parseStoredCart(garbage)).toEqual([]));

  test('is always within the limits, whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        for (const each of parseStoredCart([
          stored,
          { P_Code: 'A', qty1: stored, qty2: 1, selected: stored },
        ])) {
          for (const amount of [each.qty1, each.qty2, each.qty3]) {
            expect(Number.isInteger(amount) && amount >= 0 && amount <= MAX_QUANTITY).toBe(true);
          }
          expect(each.selected && isEmptyLine(each)).toBe(false);
        }
      }),
    );
  });

  test('joins lines of one product and holds at most two full carts', () => {
    expect(parseStoredCart([line('A'), line('A', { qty3: 2 })])).toEqual([line('A', { qty1: 2, qty3: 2 })]);
    const another = full.map((each) => ({ ...each, P_Code: `Q${each.P_Code}` }));
    const tooMany = [...full, ...another, line('NEW')];
    expect(parseStoredCart(tooMany)).toHaveLength(2 * MAX_CART_LINES);
  });
});
