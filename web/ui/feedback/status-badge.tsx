import classes from './status-badge.module.css';

type Props = { tone: 'waiting' | 'moving' | 'done' | 'stopped' | 'over'; children: string };

/** A state in words, coloured by what it means to the reader. */
export function StatusBadge({ tone, children }: Props) {
  return <span className={`${classes.badge} ${classes[tone]}`}>{children}</span>;
}
