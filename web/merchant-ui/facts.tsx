import type { ReactNode } from 'react';
import classes from './facts.module.css';

export type Fact = { label: string; value: ReactNode };

/** What is known of a thing, a line each: its name at the left, what it is at the right. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
