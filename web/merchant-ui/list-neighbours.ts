/** The rows of a list as it was last shown in this tab, so that a detail leads on to the one before and after it. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pathWithoutLocale } from '../i18n/locale-path.ts';
import { usePage } from '../page/page-context.ts';
import { useHydrated } from '../ui/interaction/use-hydrated.ts';

/** More are not gone through one by one. */
const MOST_ROWS = 500;

function useStorageKey(list: string): string {
  const { bootstrap } = usePage();
  return `${bootstrap.keyPrefix}-${bootstrap.tenant.id}-${bootstrap.staff?.userid ?? ''}-rows-${list}`;
}

/** For a list: where its rows lead, in their order, without the language. */
export function useRememberRows(list: string, paths: readonly string[]): void {
  const key = useStorageKey(list);
  const rows = JSON.stringify(paths.slice(0, MOST_ROWS));
  useEffect(() => sessionStorage.setItem(key, rows), [key, rows]);
}

export type Neighbours = {
  previous: string | undefined;
  next: string | undefined;
  place: number;
  count: number;
};

/** For a detail: the rows beside this page in the list of this name; undefined where one did not come from it. */
export function useNeighbours(list: string): Neighbours | undefined {
  const key = useStorageKey(list);
  const { pathname, search } = useLocation();
  // The server does not know them.
  const stored = useHydrated() ? sessionStorage.getItem(key) : null;
  return neighboursOf(stored, pathWithoutLocale(pathname) + search);
}

/** Of what is stored; anything else than a list of texts counts as none. */
export function neighboursOf(stored: string | null, here: string): Neighbours | undefined {
  const rows = readRows(stored);
  const at = rows.indexOf(here);
  if (at === -1 || rows.length < 2) return undefined;
  return { previous: rows[at - 1], next: rows[at + 1], place: at + 1, count: rows.length };
}

function readRows(stored: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((row) => typeof row === 'string') : [];
  } catch {
    return [];
  }
}
