/** The runs that were started in this tab and are still shown, also after a reload. */
import { useSyncExternalStore } from 'react';
import { usePage } from '../../page/page-context.ts';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export type FollowedRuns = {
  ids: readonly string[];
  follow: (runId: string) => void;
  leave: (runId: string) => void;
};

export function useFollowedRuns(): FollowedRuns {
  const { bootstrap } = usePage();
  const key = `${bootstrap.keyPrefix}-${bootstrap.tenant.id}-${bootstrap.staff?.userid ?? ''}-runs`;
  // The server does not know them.
  const stored = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(key) ?? '',
    () => '',
  );
  const ids = stored.split(' ').filter((id) => id !== '');
  const write = (next: readonly string[]): void => {
    sessionStorage.setItem(key, next.join(' '));
    for (const listener of listeners) listener();
  };
  return {
    ids,
    follow: (runId) => write([...ids, runId]),
    leave: (runId) => write(ids.filter((id) => id !== runId)),
  };
}
