import { useSyncExternalStore } from 'react';
import { usePage } from '../../page/page-context.ts';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether this device sounds at a scan, and what changes it. */
export function useSound(): [on: boolean, set: (on: boolean) => void] {
  const { bootstrap } = usePage();
  const key = `${bootstrap.keyPrefix}-${bootstrap.tenant.id}-scan-sound`;
  const stored = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  );
  const set = (on: boolean) => {
    localStorage.setItem(key, on ? 'Y' : 'N');
    for (const listener of listeners) listener();
  };
  return [stored === 'Y', set];
}
