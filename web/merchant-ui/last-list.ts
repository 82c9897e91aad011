/** Lists as they were last seen in this tab, so that the way back from a detail leads to the same tab, filters and sorting. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pathWithoutLocale } from '../i18n/locale-path.ts';
import { usePage } from '../page/page-context.ts';
import { useHydrated } from '../ui/interaction/use-hydrated.ts';

function useStorageKey(list: string): string {
  const { bootstrap } = usePage();
  return `${bootstrap.keyPrefix}-${bootstrap.tenant.id}-${bootstrap.staff?.userid ?? ''}-list-${list}`;
}

/** For a list: remembers its address under this name. */
export function useRememberList(list: string): void {
  const key = useStorageKey(list);
  const { pathname, search } = useLocation();
  useEffect(() => sessionStorage.setItem(key, pathWithoutLocale(pathname) + search), [key, pathname, search]);
}

/** For a detail: where the list of this name was left, without its language; `first` where it was not seen yet. */
export function useLastList(list: string, first: string): string {
  const key = useStorageKey(list);
  // The server does not know it.
  const isHydrated = useHydrated();
  return (isHydrated && sessionStorage.getItem(key)) || first;
}
