import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePage } from '../page/page-context.ts';
import { stopOf } from './use-row-keys.ts';

type Place = {
  address: string;
  /** Of the table's own frame, and of the page: one of them scrolls. */
  top: number;
  pageTop: number;
  /** The key of the row that the person was at, and where in the frame it was drawn. */
  row: string | undefined;
  rowTop: number | undefined;
  rowCount: number;
  at: number;
};
/** Whoever comes back later begins at the top. */
const KEPT_MS = 30 * 60_000;
/** Of very many rows those of a place are drawn once the frame has told that it was scrolled, and measured after that. */
const SETTLING_FRAMES = 5;

type Options = {
  /** Of the rows that are shown. */
  keys: readonly string[];
  loadMore: (() => void) | undefined;
};

/**
 * Leaves a list and comes back to it at the same place: as many rows, scrolled as before, the keyboard at the same row. For
 * the element around the table.
 */
export function useListPlace(list: string, { keys, loadMore }: Options) {
  const { bootstrap } = usePage();
  const { pathname, search } = useLocation();
  const name = `${bootstrap.keyPrefix}-${bootstrap.tenant.id}-${bootstrap.staff?.userid ?? ''}-place-${list}`;
  const around = useRef<HTMLDivElement>(null);
  const latest = useRef({ address: '', keys });
  const row = useRef<string>(undefined);
  const wanted = useRef<Place | null>(undefined);
  useEffect(() => {
    latest.current = { address: pathname + search, keys };
  });
  useLayoutEffect(() => {
    const { current } = around;
    const note = ({ target }: Event): void => {
      const line = target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;
      if (line) row.current = latest.current.keys[Number(line.dataset['row'])];
    };
    current?.addEventListener('click', note, true);
    current?.addEventListener('focusin', note);
    return () => {
      current?.removeEventListener('click', note, true);
      current?.removeEventListener('focusin', note);
      const keysNow = latest.current.keys;
      const place: Place = {
        address: latest.current.address,
        top: frameIn(current)?.scrollTop ?? 0,
        pageTop: window.scrollY,
        row: row.current,
        rowTop: topOf(current, keysNow.indexOf(row.current ?? '')),
        rowCount: keysNow.length,
        at: Date.now(),
      };
      sessionStorage.setItem(name, JSON.stringify(place));
    };
  }, [name]);
  useEffect(() => {
    wanted.current ??= readPlace(sessionStorage.getItem(name), pathname + search);
    const place = wanted.current;
    if (!place) return;
    if (keys.length < place.rowCount && loadMore) return loadMore();
    wanted.current = null;
    const frame = frameIn(around.current);
    frame?.scrollTo({ top: place.top });
    window.scrollTo({ top: place.pageTop });
    const at = keys.indexOf(place.row ?? '');
    if (at < 0) return;
    let isThere = false;
    const comeTo = (frames: number): void => {
      const body = around.current?.querySelector('tbody');
      const stop = body && stopOf(body, at);
      const top = topOf(around.current, at);
      if (stop && top !== undefined) {
        if (!isThere) stop.focus({ preventScroll: true });
        isThere = true;
        frame?.scrollBy({ top: top - (place.rowTop ?? top) });
      }
      if (frames > 0) requestAnimationFrame(() => comeTo(frames - 1));
    };
    comeTo(SETTLING_FRAMES);
    // While rows are on their way; afterwards the person scrolls.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [keys.length]);
  return useCallback((element: HTMLDivElement | null) => {
    around.current = element;
  }, []);
}

/** Of a row, from the top of the frame. */
function topOf(around: HTMLElement | null, at: number): number | undefined {
  const line = around?.querySelector(`tr[data-row="${at}"]`);
  const frame = frameIn(around);
  return line && frame ? line.getBoundingClientRect().top - frame.getBoundingClientRect().top : undefined;
}

const frameIn = (element: HTMLElement | null) => element?.querySelector<HTMLElement>('[data-table-frame]');

/** What was kept for this address; null for anything else. */
export function readPlace(stored: string | null, address: string, now = Date.now()): Place | null {
  try {
    const place = JSON.parse(stored ?? 'null') as Partial<Place> | null;
    const { top, pageTop, row, rowTop, rowCount, at } = place ?? {};
    if (place?.address !== address || typeof at !== 'number' || now - at > KEPT_MS) return null;
    if (typeof top !== 'number' || typeof pageTop !== 'number' || typeof rowCount !== 'number') return null;
    return {
      address,
      top,
      pageTop,
      row: typeof row === 'string' ? row : undefined,
      rowTop: typeof rowTop === 'number' ? rowTop : undefined,
      rowCount,
      at,
    };
  } catch {
    return null;
  }
}
