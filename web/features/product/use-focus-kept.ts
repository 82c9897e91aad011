import { useEffect, useRef, type RefObject } from 'react';

/** Marks where the focus goes on; without a mark it is the last button of the place. */
export const GO_ON = { 'data-go-on': true } as const;

/**
 * For a place whose button turns into something else: the focus that went with the button goes on to what took its
 * place, so that the keyboard does not start over at the top of the page. `state` says when it has turned.
 */
export function useFocusKept<Element extends HTMLElement>(
  state: boolean | string,
): RefObject<Element | null> {
  const place = useRef<Element>(null);
  const before = useRef(state);
  useEffect(() => {
    const changed = before.current !== state;
    before.current = state;
    // Something else that has the focus keeps it, also where another tab made the change.
    if (!changed || document.activeElement !== document.body || !document.hasFocus()) return;
    const marked = place.current?.querySelector<HTMLElement>(
      ':scope [data-go-on] a, :scope [data-go-on] button',
    );
    const last = [...(place.current?.querySelectorAll('button') ?? [])].at(-1);
    (marked ?? last)?.focus({ preventScroll: true });
  }, [state]);
  return place;
}
