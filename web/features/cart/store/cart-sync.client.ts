/**
 * Keeps a signed-in buyer's cart the same in all their browsers (S-50). Local storage stays the first copy: the cart
 * works offline, and what could not be sent is sent later. Loaded for customers only.
 */
import { MAX_STORED_LINES } from '#domain/orders/cart.ts';
import { isSameCart } from '#domain/orders/cart-mirror.ts';
import type { Page } from '../../../page/page-context.ts';
import { cartKeysOf } from './cart-keys.ts';
import { afterAnswer, changesToTell, settleMoved } from './cart-mirror.ts';

/** Taps on the stepper come fast. */
const TELL_AFTER_MS = 800;
/** Coming back to the window asks again, not each time. */
const ASK_AGAIN_MS = 3_000;
const TRY_AGAIN_MS = 30_000;

type Needs = Pick<Page, 'api' | 'cart' | 'session' | 'bootstrap'>;
type Places = { window: Window; document: Document; now?: () => number };

export function followCart(
  { api, cart, session, bootstrap }: Needs,
  { window, document, now = Date.now }: Places,
): void {
  let timer: number | undefined;
  let running = false;
  let again = false;
  let askedAt = -Infinity;

  const later = (ms: number): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void sync(), ms);
  };

  /** One exchange; the visitor may be another when the answer comes, and it is then nobody's. */
  const exchange = async (): Promise<void> => {
    const before = cart.getState().mirrored();
    if (!before) return;
    const user = session.user();
    const named = { SaleUnit: user.ActiveDC, Mode: 'money' } as const;
    const isSame = () =>
      cart.getState().mirrored()?.key === before.key &&
      cartKeysOf(bootstrap, session.user()).own === before.key;
    if (!isSame()) return;
    askedAt = now();
    let { changes } = before;
    if (changes.moved.size > 0 || changes.changed.size === 0) {
      const mirror = await api.getCart({ query: named });
      if (!isSame()) return;
      take(mirror, new Map());
      changes = cart.getState().mirrored()?.changes ?? changes;
    }
    if (changes.changed.size === 0) return;
    const sent = new Map([...changes.changed].slice(0, MAX_STORED_LINES));
    const Changes = changesToTell({ lines: cart.getState().lines, changes }, now());
    const mirror = await api.putCart({ body: { ...named, Changes } });
    if (isSame()) take(mirror, sent);
  };

  const take = (mirror: Awaited<ReturnType<typeof api.getCart>>, sent: ReadonlyMap<string, number>): void => {
    const { lines, mirrored, correct, told: note } = cart.getState();
    const changes = mirrored()?.changes;
    if (!changes) return;
    const after = afterAnswer(settleMoved({ lines, changes }, mirror), mirror, { told: sent, now: now() });
    // First record what is still to be sent: a crash in between sends it twice rather than never.
    note(after.changes);
    if (!isSameCart(after.lines, lines)) correct(after.lines);
    cart.setState({ awaitsMirror: false });
  };

  const sync = async (): Promise<void> => {
    window.clearTimeout(timer);
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      await exchange();
    } catch {
      // Offline, or refused for now: the cart here is right, and is sent later.
      cart.setState({ awaitsMirror: false });
      if (cart.getState().mirrored()) later(TRY_AGAIN_MS);
    } finally {
      running = false;
      if (again) {
        again = false;
        later(0);
      }
    }
  };

  const ask = (): void => {
    if (now() - askedAt > ASK_AGAIN_MS) void sync();
  };

  cart.setState({ sync: () => later(0) });
  cart.subscribe((state, before) => {
    if (state.lines === before.lines) return;
    if ((state.mirrored()?.changes.changed.size ?? 0) > 0) later(TELL_AFTER_MS);
  });
  // After the cart of the next visitor is opened.
  session.subscribe(() => later(0));
  window.addEventListener('online', () => later(0));
  window.addEventListener('focus', ask);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
    else if ((cart.getState().mirrored()?.changes.changed.size ?? 0) > 0) void sync();
  });
  later(0);
}
