import { useEffect, useRef, useState, type RefObject } from 'react';

/** Long enough to read a banner. */
const TURN_MS = 6000;
const CALM = '(prefers-reduced-motion: reduce)';

const isCalm = (): boolean => window.matchMedia(CALM).matches;

type Place = { frame: RefObject<HTMLElement | null>; track: RefObject<HTMLElement | null>; count: number };

type Turning = {
  /** The banner in view, from 0. */
  at: number;
  /** Brings a banner into view; past the last comes the first, before the first the last. */
  go: (place: number) => void;
  /** Whether they turn by themselves as far as the visitor has chosen; pointer or focus pause them besides. */
  turns: boolean;
  toggle: () => void;
};

/** Turns a row of `count` banners; who has asked for less motion turns them himself (S-31). */
export function useTurning({ frame, track, count }: Place): Turning {
  const [at, setAt] = useState(0);
  const [turns, setTurns] = useState(() => !isCalm());
  const held = useRef<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const row = track.current;
    if (!row) return undefined;
    const read = () => setAt(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
    read();
    row.addEventListener('scroll', read, { passive: true });
    return () => row.removeEventListener('scroll', read);
  }, [track]);

  useEffect(() => {
    const watched = watchWhoIsInside(frame.current);
    held.current = watched.inside;
    return watched.end;
  }, [frame]);

  useEffect(() => {
    if (!turns) return undefined;
    const timer = setInterval(() => {
      if (held.current.size === 0 && !document.hidden) scrollTo(track.current, at + 1, count);
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [turns, at, track, count]);

  return {
    at,
    go: (place) => scrollTo(track.current, place, count),
    turns,
    toggle: () => setTurns(!turns),
  };
}

function scrollTo(row: HTMLElement | null, place: number, count: number): void {
  const slide = row?.children[(place + count) % count];
  if (!row || !(slide instanceof HTMLElement)) return;
  const left = slide.offsetLeft - row.offsetLeft;
  row.scrollTo({ left, behavior: isCalm() ? 'instant' : 'smooth' });
}

/** Whether the visitor's pointer or focus is inside. */
function watchWhoIsInside(frame: HTMLElement | null): { inside: ReadonlySet<string>; end: () => void } {
  const inside = new Set<string>();
  const ends = new AbortController();
  const on = (type: string, act: () => void) =>
    frame?.addEventListener(type, act, { signal: ends.signal, passive: true });
  on('pointerenter', () => inside.add('pointer'));
  on('pointerleave', () => inside.delete('pointer'));
  on('focusin', () => inside.add('focus'));
  on('focusout', () => inside.delete('focus'));
  if (frame?.matches(':hover')) inside.add('pointer');
  if (frame?.matches(':focus-within')) inside.add('focus');
  return { inside, end: () => ends.abort() };
}
