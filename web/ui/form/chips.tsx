import type { ComponentProps, ReactNode } from 'react';
import { AppLink } from '../interaction/app-link.tsx';
import classes from './chips.module.css';

type Props = { label: string; className?: string; children: ReactNode };

/** Ways to choose between, in a row that scrolls sideways on the phone; its children are `Chip`s. */
export function Chips({ label, className, children }: Props) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={classes.chips}>{children}</ul>
    </nav>
  );
}

type ChipProps = Omit<ComponentProps<typeof AppLink>, 'className' | 'ref'> & { chosen?: boolean };

export function Chip({ chosen = false, ...link }: ChipProps) {
  return (
    <li>
      <AppLink
        {...link}
        ref={chosen ? intoView : undefined}
        className={classes.chip}
        aria-current={chosen ? 'true' : undefined}
      />
    </li>
  );
}

/** Only sideways within its row: the page itself stays where the visitor was. */
function intoView(chip: HTMLAnchorElement | null): void {
  const row = chip?.closest('ul');
  if (chip && row) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
}
