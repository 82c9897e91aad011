import type { CSSProperties, ReactNode } from 'react';
import { SectionHead } from './section-head.tsx';
import classes from './card-row.module.css';

type Props = {
  title: string;
  /** Where all of them are. */
  all?: string;
  /** A remark between heading and cards. */
  lead?: ReactNode;
  /** Of a card on the phone, in CSS pixels. */
  cardWidth: number;
  /** How many cards are beside each other on the desktop. */
  columns: number;
  /** The cards, each in its `li`. */
  children: ReactNode;
};

/** A row of cards under a heading, which scrolls sideways on the phone. */
export function CardRow({ title, all, lead, cardWidth, columns, children }: Props) {
  const sizes = { '--card-width': `${cardWidth}px`, '--columns': columns } as CSSProperties;
  return (
    <section className={classes.section}>
      <SectionHead title={title} all={all} />
      {lead}
      <ul className={classes.row} style={sizes}>
        {children}
      </ul>
    </section>
  );
}
