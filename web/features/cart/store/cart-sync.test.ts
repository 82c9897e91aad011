// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallInput } from '#contract/schemas.ts';
import { mergeChanges, type MirroredLine } from '#domain/orders/cart-mirror.ts';
import type { Page } from '../../../page/page-context.ts';
import { followCart } from './cart-sync.client.ts';
import { cartKeysOf } from './cart-keys.ts';
import { createCartStore } from './cart-store.ts';

const bootstrap = { tenant: { id: 'alpha', companyCode: 'X' }, keyPrefix: 'test' } as Page['bootstrap'];
const user = { CUSTOMERCODE: 'CUST1', ActiveDC: 'C1' } as Page['bootstrap']['user'];
const { own, guest } = cartKeysOf(bootstrap, user);

/** The mirror as the server keeps it. */
function createMirror() {
  let lines: MirroredLine[] = [];
  let version = 0;
  const answer = (refused: string[] = []) => ({
    Version: version,
    Lines: lines
      .filter(({ removed }) => !removed)
      .map(({ P_Code, qty1, qty2, qty3, selected }) => ({ P_Code, qty1, qty2, qty3, selected })),
    Removed: lines.filter(({ removed }) => removed).map(({ P_Code }) => P_Code),
    Refused: refused,
  });
  return {
    get: () => answer(),
    put: ({ Changes }: CallInput<'putCart'>['body']) => {
      const now = Date.now();
      const changes = Changes.map(({ Ago, Removed = false, ...line }) => ({
        ...line,
        removed: Removed,
        changedAt: now - Ago,
      }));
      const merged = mergeChanges(lines, changes, { now });
      if (merged.changed) version += 1;
      lines = merged.lines;
      return answer(merged.refused);
    },
  };
}

/** A browser of the customer: its own storage, and a connection that may be cut. */
function createBrowser(mirror: ReturnType<typeof createMirror>, kept = new Map<string, string>()) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const browser = { isCut: false, calls: [] as string[], kept };
  const over = async <T>(name: string, answer: () => T): Promise<T> => {
    browser.calls.push(name);
    await Promise.resolve();
    if (browser.isCut) throw new Error('no line');
    const answered = answer();
    await Promise.resolve();
    return answered;
  };
  const cart = createCartStore(storage);
  const window = Object.assign(new EventTarget(), {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
  });
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const api = {
    getCart: () => over('get', mirror.get),
    putCart: ({ body }: { body: CallInput<'putCart'>['body'] }) => over('put', () => mirror.put(body)),
  };
  cart.getState().open(own, guest);
  followCart(
    { api, cart, bootstrap, session: { user: () => user, subscribe: () => () => {} } } as unknown as Page,
    { window, document } as unknown as { window: Window; document: Document },
  );
  return Object.assign(browser, {
    cart,
    state: () => cart.getState(),
    shows: () => Object.fromEntries(cart.getState().lines.map((line) => [line.P_Code, line.qty1])),
    comesBack: () => window.dispatchEvent(new Event('focus')),
    isOnline: () => window.dispatchEvent(new Event('online')),
  });
}

const settle = (ms = 5_000) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('S-50 a cart in two browsers', () => {
  test('what is put in here shows there, changes and removals too', async () => {
    const mirror = createMirror();
    const [phone, desk] = [createBrowser(mirror), createBrowser(mirror)];
    phone.state().add({ P_Code: 'A', unit: 1, quantity: 2 });
    phone.state().add({ P_Code: 'B', unit: 1 });
    await settle();
    desk.comesBack();
    await settle();
    expect(desk.shows()).toEqual({ A: 2, B: 1 });
    desk.state().setQuantity({ P_Code: 'A', unit: 1, quantity: 7 });
    desk.state().remove('B');
    await settle();
    phone.comesBack();
    await settle();
    expect(phone.shows()).toEqual({ A: 7 });
  });

  test('a browser that has no copy yet waits for the first answer, one that has a copy does not', async () => {
    const mirror = createMirror();
    const phone = createBrowser(mirror);
    expect(phone.state().awaitsMirror).toBe(true);
    await settle();
    expect(phone.state().awaitsMirror).toBe(false);
    phone.state().add({ P_Code: 'A', unit: 1 });
    await settle();
    expect(createBrowser(mirror, phone.kept).state().awaitsMirror, 'with lines').toBe(false);
    phone.state().remove('A');
    await settle();
    expect(createBrowser(mirror, phone.kept).state().awaitsMirror, 'emptied here').toBe(false);
  });

  test('it does not wait for a line that is cut', async () => {
    const phone = createBrowser(createMirror());
    phone.isCut = true;
    expect(phone.state().awaitsMirror).toBe(true);
    await settle();
    expect(phone.state().awaitsMirror).toBe(false);
  });

  test('many taps are sent once, and nothing is requested while nothing changes', async () => {
    const phone = createBrowser(createMirror());
    await settle();
    for (let n = 0; n < 9; n += 1) phone.state().add({ P_Code: 'A', unit: 1 });
    await settle(60_000);
    expect(phone.calls).toEqual(['get', 'put']);
  });

  test('without a line everything works, also over a reload, and both sides come together afterwards', async () => {
    const mirror = createMirror();
    const [phone, desk] = [createBrowser(mirror), createBrowser(mirror)];
    phone.state().add({ P_Code: 'A', unit: 1 });
    phone.state().add({ P_Code: 'B', unit: 1 });
    await settle();
    desk.comesBack();
    await settle();
    phone.isCut = true;
    phone.state().setQuantity({ P_Code: 'A', unit: 1, quantity: 4 });
    phone.state().remove('B');
    phone.state().add({ P_Code: 'C', unit: 1 });
    await settle(2_000);
    desk.state().setQuantity({ P_Code: 'A', unit: 1, quantity: 9 });
    desk.state().add({ P_Code: 'D', unit: 1 });
    await settle();
    expect(phone.shows()).toEqual({ A: 4, C: 1 });
    const reloaded = createBrowser(mirror, phone.kept);
    await settle();
    desk.comesBack();
    await settle();
    expect(reloaded.shows()).toEqual({ A: 9, C: 1, D: 1 });
    expect(desk.shows()).toEqual({ A: 9, C: 1, D: 1 });
  });

  test('what changes while the mirror is requested stays, and is sent next', async () => {
    const mirror = createMirror();
    const phone = createBrowser(mirror);
    await settle();
    phone.state().add({ P_Code: 'A', unit: 1 });
    await settle(800);
    phone.state().add({ P_Code: 'A', unit: 1 });
    await settle();
    expect(phone.shows()).toEqual({ A: 2 });
    expect(mirror.get().Lines).toMatchObject([{ P_Code: 'A', qty1: 2 }]);
  });

  test("a guest's cart comes on top of what the customer has elsewhere", async () => {
    const mirror = createMirror();
    const desk = createBrowser(mirror);
    desk.state().add({ P_Code: 'A', unit: 1, quantity: 5 });
    desk.state().add({ P_Code: 'B', unit: 1 });
    await settle();
    const kept = new Map<string, string>();
    const asGuest = { P_Code: 'A', qty1: 2, qty2: 0, qty3: 0, selected: true };
    kept.set(guest ?? '', JSON.stringify([asGuest, { ...asGuest, P_Code: 'C' }]));
    const phone = createBrowser(mirror, kept);
    expect(phone.shows()).toEqual({ A: 2, C: 2 });
    await settle();
    expect(phone.shows()).toEqual({ A: 7, C: 2, B: 1 });
    desk.comesBack();
    await settle();
    expect(desk.shows()).toEqual({ A: 7, B: 1, C: 2 });
    expect(kept.has(guest ?? '')).toBe(false);
  });

  test('a cart from before there was a mirror is sent, none of it is lost', async () => {
    const mirror = createMirror();
    const kept = new Map([
      [own, JSON.stringify([{ P_Code: 'OLD', qty1: 3, qty2: 0, qty3: 0, selected: true }])],
    ]);
    const phone = createBrowser(mirror, kept);
    await settle();
    expect(phone.shows()).toEqual({ OLD: 3 });
    expect(mirror.get().Lines).toMatchObject([{ P_Code: 'OLD', qty1: 3 }]);
  });

  test("what the shop corrects is nobody's change, and stays corrected", async () => {
    const mirror = createMirror();
    const phone = createBrowser(mirror);
    phone.state().add({ P_Code: 'A', unit: 1 });
    await settle();
    phone.state().correct(phone.state().lines.map((line) => Object.assign({}, line, { selected: false })));
    await settle();
    phone.comesBack();
    await settle();
    expect(phone.state().lines).toMatchObject([{ P_Code: 'A', selected: false }]);
    expect(mirror.get().Lines).toMatchObject([{ P_Code: 'A', selected: true }]);
  });

  test('two full carts: nothing is lost, what finds no room waits here, and nobody is asked without end', async () => {
    const mirror = createMirror();
    const [phone, desk] = [createBrowser(mirror), createBrowser(mirror)];
    await settle();
    phone.isCut = true;
    for (let n = 0; n < 150; n += 1) {
      phone.state().add({ P_Code: `P${n}`, unit: 1 });
      desk.state().add({ P_Code: `D${n}`, unit: 1 });
    }
    await settle();
    phone.isCut = false;
    phone.isOnline();
    await settle(20_000);
    expect(mirror.get().Lines).toHaveLength(200);
    expect(Object.keys(phone.shows())).toHaveLength(300);
    const { length } = phone.calls;
    await settle(25_000);
    expect(phone.calls.length - length).toBeLessThanOrEqual(1);
    const reloaded = createBrowser(mirror, phone.kept);
    expect(reloaded.state().lines).toHaveLength(300);
  });
});
