import { describe, expect, test } from 'vitest';
import { readWebConfig } from '#domain/web-config/read.ts';
import { layDown, mayTell, type DataLayerWindow } from './analytics.ts';
import { addedAll, addedToCart, checkoutBegun, purchased } from './ecommerce.ts';

const pack = { name: 'แพ็ค', priceSatang: 5_455 };
const line = {
  P_Code: 'A',
  PRODUCTNAME: 'Cat treat',
  PIC_FILENAME: null,
  Unit: 2,
  UnitName: 'Pack',
  UnitRate: 6,
  Quantity: 3,
  UnitPrice: 54.55,
  Amount: 163.65,
  DiscountAmount: 0,
  TaxType: 1,
  TaxRate: 7,
  TaxAmount: 0,
  IsFree: false,
  TaxIsDerived: false,
};
const sums = { Subtotal: 163.65, DiscountAmount: 13.65, DeliveryFee: 50, TaxAmount: 0, Total: 200 };
const item = { item_id: 'A', item_name: 'Cat treat', item_variant: 'Pack', price: 54.55, quantity: 3 };

describe('L-26 usage figures', () => {
  test.each([
    ['Y', 'agreed', true],
    ['Y', 'refused', false],
    ['Y', 'unasked', false],
    ['Y', undefined, false],
    ['N', 'agreed', false],
  ])('with the flag %s and cookies %s: %s', (enabled, consent, may) => {
    expect(mayTell(readWebConfig({ ANALYTICS_ENABLED: enabled }), consent)).toBe(may);
  });

  test('of what comes into the cart: exact sums in THB', () => {
    const { event, ecommerce } = addedToCart({ code: 'A', name: 'Cat treat' }, pack, 3);
    expect(event).toBe('add_to_cart');
    expect(ecommerce).toEqual({
      currency: 'THB',
      value: 163.65,
      items: [{ ...item, item_variant: 'แพ็ค' }],
    });
    const again = addedAll([
      { code: 'A', name: 'Cat treat', unitName: 'Pack', priceSatang: 10, quantity: 1 },
      { code: 'B', name: 'Litter', unitName: 'Bag', priceSatang: 20, quantity: 1 },
    ]);
    expect([again.ecommerce.value, again.ecommerce.items.length]).toEqual([0.3, 2]);
  });

  test('of the checkout and the order: goods less discount, delivery apart, the number of the order', () => {
    expect(checkoutBegun({ ...sums, Lines: [line] })).toEqual({
      event: 'begin_checkout',
      ecommerce: { currency: 'THB', value: 150, items: [item] },
    });
    const order = { ...sums, OrderID: '260302-AAAAA' } as Parameters<typeof purchased>[0]['Order'];
    expect(purchased({ Order: order, OrderDetails: [line] })).toEqual({
      event: 'purchase',
      ecommerce: { transaction_id: '260302-AAAAA', currency: 'THB', value: 150, shipping: 50, items: [item] },
    });
  });

  test('of one sale never go on to the next', () => {
    const page: DataLayerWindow = {};
    const added = addedToCart({ code: 'A', name: 'Cat treat' }, pack, 1);
    layDown(page, { event: 'page_view', page_path: '/', page_title: 'Home' });
    layDown(page, added);
    expect(page.dataLayer).toEqual([
      { event: 'page_view', page_path: '/', page_title: 'Home' },
      { ecommerce: null },
      added,
    ]);
  });
});
