import { usePageKey } from '../../ui/interaction/page-key.ts';

/** Marks the buttons that order: one a width of the window. */
export const ORDERS = { 'data-orders': true } as const;

/**
 * Ctrl+Enter leads to the button that orders and does not press it: the same key leads here from the order pad, and
 * pressed twice it must order nothing.
 */
export const useOrderKey = (): void =>
  usePageKey({ code: 'Enter', withControl: true }, () => {
    // What is not shown takes no focus.
    for (const button of document.querySelectorAll<HTMLElement>('[data-orders]')) button.focus();
  });
