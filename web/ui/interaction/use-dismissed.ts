import { useEffect, type RefObject } from 'react';

type Options = {
  /** What is open, with its button: a press or the keyboard elsewhere closes it. */
  box: RefObject<HTMLElement | null>;
  /** Gets the keyboard back on Escape. */
  button: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
};

/** Closes what hangs from a button: on Escape, and when the keyboard or a click goes elsewhere. */
export function useDismissed({ box, button, open, onClose }: Options): void {
  useEffect(() => {
    if (!open) return undefined;
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) onClose();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onClose();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', press);
    };
  }, [box, button, open, onClose]);
}
