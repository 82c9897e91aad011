import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { IconDown } from '../theme/icons.ts';
import classes from './drop-down.module.css';

type Props = {
  /** What the button shows. */
  face: ReactNode;
  /** What a screen reader calls the button, where its face is not enough. */
  label?: string;
  className?: string;
  /** Links and buttons, a line each. */
  children: ReactNode;
};

/**
 * A button that opens a few links under it. It closes when one is used, on Escape (which gives the keyboard back to
 * the button), and when the keyboard or a click goes elsewhere.
 */
export function DropDown(props: Props) {
  // A new one for each page: it is closed again.
  return <OnePage key={useLocation().key} {...props} />;
}

function OnePage({ face, label, className, children }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
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
  }, [open]);
  return (
    <div ref={box} className={`${classes.place} ${className ?? ''}`}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {face}
        <IconDown size={16} aria-hidden />
      </button>
      {open && (
        <div id={id} className={classes.list}>
          {children}
        </div>
      )}
    </div>
  );
}
