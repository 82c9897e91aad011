import { describe, expect, test } from 'vitest';
import { forgetPerson, forgetTab, RESETS } from './session-resets.ts';

const bootstrap = { keyPrefix: 'shop', tenant: { id: 'petclub', companyCode: 'PETCLUB' } };

function storageWith(...names: string[]) {
  const kept = new Map(names.map((name) => [name, 'x']));
  return {
    names: () => [...kept.keys()],
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    removeItem: (name: string) => void kept.delete(name),
  };
}

describe('S-40 what a change of the visitor resets', () => {
  test('is one table: the cart before what was fetched, and only a logout forgets the person', () => {
    expect(RESETS).toEqual({
      login: ['cart', 'picture', 'fetched'],
      logout: ['cart', 'tab', 'browser', 'picture', 'fetched'],
      over: ['cart', 'picture', 'fetched'],
      swap: ['cart', 'fetched'],
    });
  });

  test('of the tab is everything under the shop’s names, and nothing of another shop or environment', () => {
    const storage = storageWith(
      'shop-petclub-C1-checkout',
      'shop-petclub-code',
      'shop-medisupply-code',
      'staging-petclub-code',
      'lost-chunk-reload',
    );
    forgetTab(storage, bootstrap);
    expect(storage.names()).toEqual(['shop-medisupply-code', 'staging-petclub-code', 'lost-chunk-reload']);
  });

  test('of the browser is what was searched and the prices seen; the carts stay for their owners', () => {
    const storage = storageWith(
      'shop-petclub-searches',
      'shop-petclub-cart-prices',
      'shop-petclub-cart-C1-PC01',
    );
    forgetPerson(storage, bootstrap);
    expect(storage.names()).toEqual(['shop-petclub-cart-C1-PC01']);
  });
});
