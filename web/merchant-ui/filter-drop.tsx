import { useCallback, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useDismissed } from '../ui/interaction/use-dismissed.ts';
import { IconDown } from '../ui/theme/icons.ts';
import classes from './filter-drop.module.css';

type Props = {
  label: string;
  /** What is chosen, in a word or two. */
  face: string;
  isOn: boolean;
  children: ReactNode;
};

/**
 * A filter that opens under its button: over the page on the wide screen, in its place in a sheet. It stays open while one
 * chooses.
 */
export function FilterDrop({ label, face, isOn, children }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismissed({ box, button, open, onClose: close });
  return (
    <div ref={box} className={classes.place}>
      <span id={`${id}-label`} className={classes.label}>
        {label}
      </span>
      <button
        ref={button}
        type="button"
        className={classes.button}
        data-on={isOn || undefined}
        aria-labelledby={`${id}-label ${id}-face`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span id={`${id}-face`} className={classes.face}>
          {face}
        </span>
        <IconDown size={18} aria-hidden />
      </button>
      {open && (
        <Panel id={id} label={`${id}-label`}>
          {children}
        </Panel>
      )}
    </div>
  );
}

function Panel({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const panel = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    // At the right edge it opens to the left.
    const shown = panel.current;
    if (shown && shown.getBoundingClientRect().right > document.documentElement.clientWidth - 8)
      shown.dataset['end'] = '';
  }, []);
  return (
    <fieldset ref={panel} id={id} aria-labelledby={label} className={classes.panel}>
      {children}
    </fieldset>
  );
}
