/** What a page of the merchant area shows is in its address: tabs, filters and sorting alike. */
import { useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { pathWithoutLocale } from '../i18n/locale-path.ts';

/** Parameters by name; '' takes one away. */
export type Part = Readonly<Record<string, string>>;

export function withPart(search: URLSearchParams, part: Part): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(part)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export type AddressParams = {
  /** What is shown goes by this; '' where the address does not say. */
  get: (name: string) => string;
  /** What was chosen last, also while its answer is on the way: what can be pressed shows this. */
  chosen: (name: string) => string;
  /** The address as it was chosen last. */
  chosenSearch: URLSearchParams;
  /** Takes the place of the page in the browser's history. */
  set: (part: Part) => void;
  /** The page with this part, without its language: for links. */
  pathWith: (part: Part) => string;
};

export function useAddressParams(): AddressParams {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const nextSearch = next?.pathname === pathname ? next.search : undefined;
  const chosen = useMemo(
    () => (nextSearch === undefined ? search : new URLSearchParams(nextSearch)),
    [search, nextSearch],
  );
  /** Also what was chosen since this was drawn. */
  const wanted = useRef({ since: chosen, search: chosen });
  return {
    get: (name) => search.get(name) ?? '',
    chosen: (name) => chosen.get(name) ?? '',
    chosenSearch: chosen,
    set: (part) => {
      const before = wanted.current.since === chosen ? wanted.current.search : chosen;
      wanted.current = { since: chosen, search: withPart(before, part) };
      void navigate({ search: `?${wanted.current.search}` }, { replace: true, preventScrollReset: true });
    },
    pathWith: (part) => {
      const to = withPart(chosen, part);
      return pathWithoutLocale(pathname) + (to.size > 0 ? `?${to}` : '');
    },
  };
}
