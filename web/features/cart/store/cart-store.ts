/** The cart in local storage: a thin store around the rules of `#domain/orders/cart.ts` (S-68). */
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  addToCart,
  isCartFull,
  mergeGuestCart,
  parseStoredCart,
  removeLine,
  selectAll,
  setQuantity,
  type CartLine,
} from '#domain/orders/cart.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';
import { changedCodes, createChangeLog, withChanged, withMoved, type CartChanges } from './cart-changes.ts';

export type CartState = {
  /** Empty until the browser has read its storage, so that the server's page and the first drawing agree. */
  lines: readonly CartLine[];
  /** Local storage has been read. */
  ready: boolean;
  /** A customer's cart that this browser has no copy of yet: its lines, if there are any, come from the mirror. */
  awaitsMirror: boolean;
  /** False where the cart is full and nothing was added. */
  add: (line: { P_Code: string; unit: UnitNumber; quantity?: number }) => boolean;
  setQuantity: (line: { P_Code: string; unit: UnitNumber; quantity: number }) => void;
  remove: (code: string) => void;
  select: (group: {
    codes: Iterable<string>;
    outOfStockCodes?: Iterable<string>;
    selected?: boolean;
  }) => void;
  /** What is left of the cart after the buyer or an order. */
  replace: (lines: readonly CartLine[]) => void;
  /** Corrections by the shop or the mirror: no change of the buyer's, so nothing to send to other browsers. */
  correct: (lines: readonly CartLine[]) => void;
  /** Continues with the cart under this key. With a guest's key beside it, the guest's lines move over (S-14). */
  open: (key: string, guestKey?: string) => void;
  /** The customer's cart that their other browsers follow; nothing for a guest. */
  mirrored: () => { key: string; changes: CartChanges } | undefined;
  /** Records which of the changes are still to be sent. */
  told: (changes: CartChanges) => void;
  /** Syncs with the other browsers at once; does nothing until the mirror runs. */
  sync: () => void;
};
export type CartStore = StoreApi<CartState>;

/** The part of `Storage` that the cart needs. It may refuse, in private windows or when full. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function createCartStore(storage: CartStorage, now: () => number = Date.now): CartStore {
  const log = createChangeLog(storage);
  let key: string | undefined;
  let isMirrored = false;
  return createStore<CartState>((set, get) => {
    const correct = (lines: readonly CartLine[]): void => {
      if (key !== undefined) write(storage, key, lines);
      set({ lines });
    };
    const keep = (lines: readonly CartLine[]): void => {
      const codes = isMirrored ? changedCodes(get().lines, lines) : [];
      if (key !== undefined && codes.length > 0) log.write(key, withChanged(log.read(key), codes, now()));
      correct(lines);
    };
    return {
      lines: [],
      ready: false,
      awaitsMirror: false,
      add: (line) => {
        if (isCartFull(get().lines, line.P_Code)) return false;
        keep(addToCart(get().lines, line));
        return true;
      },
      setQuantity: (line) => keep(setQuantity(get().lines, line)),
      remove: (code) => keep(removeLine(get().lines, code)),
      select: (group) => keep(selectAll(get().lines, group)),
      replace: keep,
      correct,
      open: (next, guestKey) => {
        key = next;
        isMirrored = guestKey !== undefined;
        const own = read(storage, next);
        const guest = guestKey === undefined ? [] : read(storage, guestKey);
        if (guest.length > 0) {
          log.write(next, withMoved(log.read(next), guest, now()));
          correct(mergeGuestCart(own, guest));
          write(storage, guestKey ?? next, []);
        } else set({ lines: own });
        const awaitsMirror = isMirrored && get().lines.length === 0 && log.read(next).version < 0;
        set({ ready: true, awaitsMirror });
      },
      mirrored: () => (key !== undefined && isMirrored ? { key, changes: log.read(key) } : undefined),
      told: (changes) => {
        if (key !== undefined && isMirrored) log.write(key, changes);
      },
      sync: () => {},
    };
  });
}

function read(storage: CartStorage, key: string): CartLine[] {
  try {
    return parseStoredCart(storage.getItem(key));
  } catch {
    return [];
  }
}

/** A storage that refuses leaves the cart in memory: the buyer can still order. */
function write(storage: CartStorage, key: string, lines: readonly CartLine[]): void {
  try {
    if (lines.length > 0) storage.setItem(key, JSON.stringify(lines));
    else storage.removeItem(key);
  } catch {
    // Nothing more can be done here, and the cart on the page is right.
  }
}
