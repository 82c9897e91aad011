import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { IconDown } from '../theme/icons.ts';
import { useDismissed } from './use-dismissed.ts';
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
  const close = useCallback(() => setOpen(false), []);
  useDismissed({ box, button, open, onClose: close });
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
