import { useCallback, useEffect, useRef, type RefCallback } from 'react';

/** Marks where the focus goes on; without a mark it is the last button of the place. */
export const GO_ON = { 'data-go-on': true } as const;

/**
 * For a place whose button turns into something else when it is pressed: the focus that went with the button goes on to
 * what took its place, so that the keyboard does not start over at the top of the page. `state` says when it has turned.
 * A turn that nobody pressed for (the cart arrives from storage, another tab changes it) moves no focus.
 */
export function useFocusKept<Element extends HTMLElement>(state: boolean | string): RefCallback<Element> {
  const place = useRef<Element>(null);
  const before = useRef(state);
  const pressed = useRef(false);
  const attach = useCallback((element: Element) => {
    const press = (): void => void (pressed.current = true);
    place.current = element;
    element.addEventListener('click', press);
    return () => element.removeEventListener('click', press);
  }, []);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const wasPressed = pressed.current;
    pressed.current = false;
    // Something else that has the focus keeps it.
    if (!wasPressed || document.activeElement !== document.body || !document.hasFocus()) return;
    const marked = place.current?.querySelector<HTMLElement>(
      ':scope [data-go-on] a, :scope [data-go-on] button',
    );
    const last = [...(place.current?.querySelectorAll('button') ?? [])].at(-1);
    (marked ?? last)?.focus({ preventScroll: true });
  }, [state]);
  return attach;
}
