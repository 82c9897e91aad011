import { useEffect, useRef } from 'react';

/** For `aria-keyshortcuts`. */
export const PRINT_KEY = 'Control+P Meta+P';

/**
 * The key that prints (Ctrl+P, or ⌘P) prints what the shop has made for it instead of the page on the screen; while
 * `print` is undefined, or a dialog is open, it is the browser's own.
 */
export function usePrintKey(print: (() => void) | undefined): void {
  const latest = useRef(print);
  useEffect(() => {
    latest.current = print;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // By its place on the keyboard: on a Thai layout the same key writes another letter.
      const isPrint =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyP';
      if (!isPrint || !latest.current || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
