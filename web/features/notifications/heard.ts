/**
 * Whether the shop's events reach this page yet, or cannot: from then on the number of unread notifications is asked
 * for, once and not before and after.
 */
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { usePage } from '../../page/page-context.ts';

/** What changes with each event: the number and the newest. A longer list stays as it is read. */
export const LIVE = ['notifications', 'live'] as const;

const heard = new WeakSet<QueryClient>();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Anything may have come or been read. */
export function refreshNotifications(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: LIVE });
  if (heard.has(queries)) return;
  heard.add(queries);
  for (const listener of listeners) listener();
}

export function useHeard(): boolean {
  const { queryClient } = usePage();
  return useSyncExternalStore(
    subscribe,
    () => heard.has(queryClient),
    () => false,
  );
}
