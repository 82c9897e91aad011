import { useEffect, useRef } from 'react';

type PageKey = {
  /** Its place on the keyboard (`KeyboardEvent.code`): on a Thai layout the same key writes another letter. */
  code: string;
  /** With Ctrl, or ⌘; such a key also works from a field. */
  withControl?: boolean;
  /** Asked as it is pressed. */
  when?: () => boolean;
};

/** What a key does anywhere on the page. While `work` is undefined or a dialog is open, it is the browser's own. */
export function usePageKey(
  { code, withControl = false, when }: PageKey,
  work: (() => void) | undefined,
): void {
  const latest = useRef({ work, when });
  useEffect(() => {
    latest.current = { work, when };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const hasControl = event.ctrlKey || event.metaKey;
      if (event.code !== code || hasControl !== withControl || event.altKey || event.shiftKey) return;
      const { work: run, when: may } = latest.current;
      if (!run || event.defaultPrevented || may?.() === false) return;
      if (document.querySelector('dialog[open], [role="dialog"]')) return;
      if (!withControl && isTyping(event.target)) return;
      event.preventDefault();
      if (!event.repeat) run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [code, withControl]);
}

/** Whether the keys of this place write text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');
