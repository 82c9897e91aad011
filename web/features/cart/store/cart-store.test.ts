import { beforeEach, describe, expect, test } from 'vitest';
import { createCartStore, type CartStorage } from './cart-store.ts';

let kept: Map<string, string>;
let storage: CartStorage;

beforeEach(() => {
  kept = new Map();
  storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
});

const codes = (lines: readonly { P_Code: string }[]) => lines.map((line) => line.P_Code);

describe('the cart in local storage', () => {
  test('is empty and not ready until its key is known', () => {
    const cart = createCartStore(storage).getState();
    expect(cart).toMatchObject({ lines: [], ready: false });
  });

  test('keeps every change under its key', () => {
    const cart = createCartStore(storage);
    cart.getState().open('mine');
    expect(cart.getState().add({ P_Code: 'A', unit: 2 })).toBe(true);
    cart.getState().setQuantity({ P_Code: 'A', unit: 1, quantity: 3 });
    const again = createCartStore(storage);
    again.getState().open('mine');
    expect(again.getState().lines).toEqual([{ P_Code: 'A', qty1: 3, qty2: 1, qty3: 0, selected: true }]);
    again.getState().remove('A');
    expect(kept.size).toBe(0);
  });

  test("S-14 N-06 a guest's cart moves to the customer's after sign-in and the guest's is emptied", () => {
    const cart = createCartStore(storage);
    cart.getState().open('customer');
    cart.getState().add({ P_Code: 'A', unit: 1 });
    cart.getState().open('guest');
    cart.getState().add({ P_Code: 'A', unit: 1 });
    cart.getState().add({ P_Code: 'B', unit: 1 });
    cart.getState().open('customer', 'guest');
    expect(codes(cart.getState().lines)).toEqual(['A', 'B']);
    expect(cart.getState().lines[0]?.qty1).toBe(2);
    expect(kept.has('guest')).toBe(false);
    cart.getState().open('customer', 'guest');
    expect(cart.getState().lines[0]?.qty1).toBe(2);
  });

  test('carts of two keys never mix', () => {
    const cart = createCartStore(storage);
    cart.getState().open('one');
    cart.getState().add({ P_Code: 'A', unit: 1 });
    cart.getState().open('two');
    expect(cart.getState().lines).toEqual([]);
    cart.getState().open('one');
    expect(codes(cart.getState().lines)).toEqual(['A']);
  });

  test('a storage that refuses, or holds rubbish, leaves a cart that works', () => {
    const refusing: CartStorage = {
      getItem: () => '{"not":"lines"}',
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      removeItem: () => {},
    };
    const cart = createCartStore(refusing);
    cart.getState().open('mine');
    cart.getState().add({ P_Code: 'A', unit: 1 });
    expect(codes(cart.getState().lines)).toEqual(['A']);
  });

  test('a full cart says so', () => {
    const cart = createCartStore(storage);
    cart.getState().open('mine');
    for (let n = 0; n < 200; n++) cart.getState().add({ P_Code: `P${n}`, unit: 1 });
    expect(cart.getState().add({ P_Code: 'ONE-MORE', unit: 1 })).toBe(false);
    expect(cart.getState().lines).toHaveLength(200);
  });
});
