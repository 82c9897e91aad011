/** What a page of the merchant area shows stands in its address: tabs, filters and sorting alike. */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
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
  /** '' where the address does not say. */
  get: (name: string) => string;
  /** Takes the place of the page in the browser's history. */
  set: (part: Part) => void;
  /** The page with this part, without its language: for links. */
  pathWith: (part: Part) => string;
};

export function useAddressParams(): AddressParams {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  /** Also what was chosen a moment ago and is still on its way to the address. */
  const wanted = useRef(search);
  useEffect(() => {
    wanted.current = search;
  }, [search]);
  return {
    get: (name) => search.get(name) ?? '',
    set: (part) => {
      wanted.current = withPart(wanted.current, part);
      void navigate({ search: `?${wanted.current}` }, { replace: true, preventScrollReset: true });
    },
    pathWith: (part) => {
      const next = withPart(search, part);
      return pathWithoutLocale(pathname) + (next.size > 0 ? `?${next}` : '');
    },
  };
}
