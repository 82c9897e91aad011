/** What was just done and can be taken back: a toast offers it, and so does Ctrl+Z (⌘Z) as long as the toast is shown. */
import { clearToasts, showToast, TOAST_MS } from '../ui/feedback/toast.ts';
import { isTyping, usePageKey } from '../ui/interaction/page-key.ts';

type Offer = { message: string; label: string; onUndo: () => void };
let latest: { onUndo: () => void; until: number } | undefined;

export function offerUndo({ message, label, onUndo }: Offer): void {
  const offered = { onUndo, until: Date.now() + TOAST_MS.undo };
  latest = offered;
  const onPress = (): void => {
    if (latest === offered) latest = undefined;
    onUndo();
  };
  const action = { label, onPress, shortcut: 'Control+Z Meta+Z' };
  showToast({ kind: 'success', message, milliseconds: TOAST_MS.undo, action });
}

/** For the frame of the pages. In a field the key is the field's own. */
export function useUndoKey(): void {
  const isOffered = () =>
    latest !== undefined && latest.until > Date.now() && !isTyping(document.activeElement);
  usePageKey({ code: 'KeyZ', withControl: true, when: isOffered }, () => {
    const undo = latest?.onUndo;
    latest = undefined;
    clearToasts();
    undo?.();
  });
}
