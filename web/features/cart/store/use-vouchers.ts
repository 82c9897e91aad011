import { useMemo, useSyncExternalStore } from 'react';
import { usePage } from '../../../page/page-context.ts';
import { useVisitor } from '../../session/visitor/use-visitor.ts';
import { cartKeysOf } from './cart-keys.ts';
import { parseVouchers, withWaived, type Vouchers } from './vouchers.ts';

const NONE: Vouchers = {};
/** By name of the storage, with the text that was read: the same text is the same object. */
const known = new Map<string, { text: string | null; vouchers: Vouchers | undefined }>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(name: string | undefined): Vouchers | undefined {
  if (name === undefined) return undefined;
  const before = known.get(name);
  const text = stored(name);
  if (text === undefined || before?.text === text) return before?.vouchers;
  const vouchers = parseVouchers(text);
  known.set(name, { text, vouchers });
  return vouchers;
}

/** Undefined where the storage refuses: then they are remembered until the tab is reloaded. */
function stored(name: string): string | null | undefined {
  try {
    return localStorage.getItem(name);
  } catch {
    return undefined;
  }
}

function keep(name: string, vouchers: Vouchers | undefined): void {
  const text = vouchers ? JSON.stringify(vouchers) : null;
  known.set(name, { text, vouchers });
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // As `stored` says.
  }
}

export type VoucherChoice = {
  vouchers: Vouchers;
  /** Each takes the place of the one before; undefined for none. */
  setCode: (code: string | undefined) => void;
  setCoupon: (couponId: string | undefined) => void;
  /** The buyer does without the gifts of a promotion that cannot be given. */
  waive: (promotionId: string) => void;
  /** An order has used them. */
  forget: () => void;
};

/** Coupon, code and waived gifts, kept with the cart; what a guest typed moves over with the cart when they sign in. */
export function useVouchers(): VoucherChoice {
  const { bootstrap } = usePage();
  const visitor = useVisitor();
  const { own, guest } = cartKeysOf(bootstrap, visitor);
  const name = `${own}-vouchers`;
  const guestName = guest === undefined ? undefined : `${guest}-vouchers`;
  const vouchers = useSyncExternalStore(
    subscribe,
    () => read(name) ?? read(guestName) ?? NONE,
    () => NONE,
  );
  return useMemo(() => {
    const change = (next: Vouchers | undefined): void => {
      if (guestName !== undefined) keep(guestName, undefined);
      keep(name, next);
      tell();
    };
    const { CouponId: _coupon, ...withoutCoupon } = vouchers;
    const { PromotionCode: _code, ...withoutCode } = vouchers;
    return {
      vouchers,
      setCode: (PromotionCode) =>
        change(PromotionCode === undefined ? withoutCode : { ...vouchers, PromotionCode }),
      setCoupon: (CouponId) => change(CouponId === undefined ? withoutCoupon : { ...vouchers, CouponId }),
      waive: (promotionId) => change(withWaived(vouchers, promotionId)),
      forget: () => change(undefined),
    };
  }, [vouchers, name, guestName]);
}
