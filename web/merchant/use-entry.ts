import { useLocation } from 'react-router';
import type { MerchantPageName } from '#domain/merchant-pages.ts';
import { pathWithoutLocale } from '../i18n/locale-path.ts';
import { entryOf } from './merchant-entries.ts';

/** The entry of the navigation in whose part of the area the page is. */
export function useEntry(): MerchantPageName | undefined {
  const { pathname, search } = useLocation();
  return entryOf(pathWithoutLocale(pathname), new URLSearchParams(search));
}
