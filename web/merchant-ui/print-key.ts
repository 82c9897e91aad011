import { usePageKey } from '../ui/interaction/page-key.ts';

/** For `aria-keyshortcuts`. */
export const PRINT_KEY = 'Control+P Meta+P';

/**
 * The key that prints (Ctrl+P, or ⌘P) prints what the shop has made for it instead of the page on the screen; while
 * `print` is undefined, or a dialog is open, it is the browser's own.
 */
export const usePrintKey = (print: (() => void) | undefined): void =>
  usePageKey({ code: 'KeyP', withControl: true }, print);
