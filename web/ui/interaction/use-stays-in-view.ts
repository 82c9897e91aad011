import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a place where something tall closes, a form that was filled in: the reader, who was at its end, would find himself
 * at other parts of the page. The place comes back into view where it has gone off the top.
 */
export function useStaysInView<Element extends HTMLElement>(open: boolean): RefObject<Element | null> {
  const place = useRef<Element>(null);
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    if (closed && (place.current?.getBoundingClientRect().top ?? 0) < 0)
      place.current?.scrollIntoView({ block: 'start' });
  }, [open]);
  return place;
}
