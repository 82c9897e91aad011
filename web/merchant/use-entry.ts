import { useLocation } from 'react-router';
import { pathWithoutLocale } from '../i18n/locale-path.ts';
import { entryOf, type EntryName } from './merchant-entries.ts';

/** The entry of the navigation in whose part of the area the page is. */
export function useEntry(): EntryName | undefined {
  const { pathname, search } = useLocation();
  return entryOf(pathWithoutLocale(pathname), new URLSearchParams(search));
}
