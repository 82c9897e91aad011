import { useState } from 'react';
import { useLocation } from 'react-router';
import { pathWithoutLocale } from '../../i18n/locale-path.ts';
import { readListSearch } from '../product/list-search.ts';

/** What stands in the search box: what the page was searched for, until the visitor types something else. */
export function useSearchedText(): [text: string, setText: (text: string) => void] {
  const { pathname, search } = useLocation();
  // Other pages do not read it, and are kept without it.
  const onList = pathWithoutLocale(pathname) === '/product';
  const searched = (onList && readListSearch(new URLSearchParams(search)).text) || '';
  const [state, setState] = useState({ text: searched, searched });
  if (state.searched !== searched) setState({ text: searched, searched });
  return [state.searched === searched ? state.text : searched, (text) => setState({ text, searched })];
}
