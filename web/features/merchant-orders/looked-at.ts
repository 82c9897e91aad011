/** When this person last looked at the list of orders of a center, by the shop's clock: what waits since then is new. */
import { useEffect, useSyncExternalStore } from 'react';
import type { OrderType } from '#domain/orders/order.ts';
import { usePage } from '../../page/page-context.ts';
import { useStaff } from '../staff/use-staff.ts';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function useKey(type: OrderType): string {
  const { keyPrefix, tenant } = usePage().bootstrap;
  const { userid, ActiveDC } = useStaff();
  return `${keyPrefix}-${tenant.id}-${userid}-${ActiveDC}-looked-${type}`;
}

/** As ISO; undefined where this browser has not shown it yet: then nothing is new. */
export function useLookedAt(type: OrderType): string | undefined {
  const key = useKey(type);
  return useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key) ?? undefined,
    () => undefined,
  );
}

/** For the list, each time that it is loaded: `at` is the shop's time of it. */
export function useLooks(type: OrderType, at: string | undefined): void {
  const key = useKey(type);
  useEffect(() => {
    if (at === undefined || (localStorage.getItem(key) ?? '') >= at) return;
    localStorage.setItem(key, at);
    for (const listener of listeners) listener();
  }, [key, at]);
}
