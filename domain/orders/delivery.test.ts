import { describe, expect, test } from 'vitest';
import {
  chosenDelivery,
  DEFAULT_DELIVERY,
  deliveryKinds,
  deliveryMethodsText,
  freeDeliveryFrom,
  hasParcel,
  isOfPickup,
  offeredDelivery,
  parseDeliveryMethods,
} from './delivery.ts';
import { orderStates, orderWay } from './order.ts';

const van = { code: 'DELIVERY', kind: 'transport', th: 'รถของร้าน', en: 'Our van', fee: 50.5, freeFrom: 799 };
const parcel = {
  code: 'PARCEL',
  kind: 'parcel',
  th: 'พัสดุ',
  en: 'Parcel',
  hintTh: '2 วัน',
  hintEn: '2 days',
  fee: 40,
};
const pickup = { code: 'PICKUP', kind: 'pickup', th: 'รับเอง', en: 'Pick up' };
const read = (...entries: unknown[]) => parseDeliveryMethods(JSON.stringify(entries));

describe("W-03 a shop's ways of delivery", () => {
  test('are read with their amounts in satang, in their order', () => {
    expect(read(van, pickup)).toEqual([
      {
        code: 'DELIVERY',
        kind: 'transport',
        name: { th: 'รถของร้าน', en: 'Our van' },
        hint: { th: '', en: '' },
        feeSatang: 5050,
        freeFromSatang: 79_900,
      },
      expect.objectContaining({ code: 'PICKUP', kind: 'pickup', feeSatang: 0, freeFromSatang: 0 }),
    ]);
    expect(read(parcel)?.[0]?.hint).toEqual({ th: '2 วัน', en: '2 days' });
  });

  test('are written as they are read', () => {
    for (const methods of [DEFAULT_DELIVERY, read(van, parcel, pickup) ?? []])
      expect(parseDeliveryMethods(deliveryMethodsText(methods))).toEqual(methods);
  });

  test.each([
    ['no list', '{}'],
    ['no JSON', '[{'],
    ['an empty list', '[]'],
    ['an unknown kind', JSON.stringify([{ ...van, kind: 'drone' }])],
    ['a name in one language only', JSON.stringify([{ ...van, en: ' ' }])],
    ['a fee below nothing', JSON.stringify([{ ...van, fee: -1 }])],
    ['a fee that is no number', JSON.stringify([{ ...van, fee: '50' }])],
    ['a code that no call could name', JSON.stringify([{ ...van, code: 'by van' }])],
    ['the same code twice', JSON.stringify([van, { ...parcel, code: 'DELIVERY' }])],
    ['one bad among good ones', JSON.stringify([van, null])],
  ])('are refused whole: %s', (_, text) => {
    expect(parseDeliveryMethods(text)).toBeUndefined();
  });

  test('the first is chosen where none is named; one that is not offered is none', () => {
    const methods = read(van, parcel) ?? [];
    expect(chosenDelivery(methods, undefined)?.code).toBe('DELIVERY');
    expect(chosenDelivery(methods, 'PARCEL')?.code).toBe('PARCEL');
    expect(chosenDelivery(methods, 'PICKUP')).toBeUndefined();
    expect(offeredDelivery(methods, 'PICKUP').code).toBe('DELIVERY');
    expect(offeredDelivery(methods, 'PARCEL').code).toBe('PARCEL');
  });

  test('free delivery is promised from the least value that brings it; fetching it oneself is none', () => {
    expect(freeDeliveryFrom(read(van, { ...parcel, freeFrom: 1500 }) ?? [])).toBe(79_900);
    expect(freeDeliveryFrom(read(van, { ...parcel, fee: 0 }) ?? [])).toBe(0);
    expect(freeDeliveryFrom(read(parcel, pickup) ?? [])).toBeUndefined();
  });
});

describe('an order by the way its goods take', () => {
  const pairs = deliveryKinds.flatMap((kind) => orderStates.map((state) => [kind, state] as const));

  test('has a message of its own only where it waits to be fetched, or was', () => {
    expect(pairs.filter(([kind, state]) => isOfPickup(kind, state))).toEqual([
      ['pickup', 'Shipping'],
      ['pickup', 'Delivered'],
    ]);
  });

  test('has a parcel on its whole way, unless it is fetched or canceled', () => {
    expect(pairs.filter(([kind, state]) => hasParcel(kind, state))).toEqual(
      (['transport', 'parcel'] as const).flatMap((kind) => orderWay.map((state) => [kind, state])),
    );
  });
});
