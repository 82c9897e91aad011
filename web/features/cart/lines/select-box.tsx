import { useEffect, useRef, type ReactNode } from 'react';
import classes from '../page/cart-contents.module.css';

type Props = {
  /** How many of the lines that may be chosen are. */
  selected: number;
  selectable: number;
  onToggle: (selected: boolean) => void;
  children: ReactNode;
};

/** A box for several lines: full, empty, or in between. */
export function SelectBox({ selected, selectable, onToggle, children }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const all = selectable > 0 && selected >= selectable;
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected > 0 && !all;
  }, [selected, all]);
  return (
    <label className={classes.all}>
      <input
        ref={box}
        type="checkbox"
        checked={all}
        disabled={selectable === 0}
        onChange={() => onToggle(!all)}
      />
      {children}
    </label>
  );
}
