import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './list-end.module.css';

type Props = {
  /** How much of the list is shown. */
  count: ReactNode;
  /** The button's words; undefined where all is shown. */
  more: string | undefined;
  loading?: boolean;
  onMore: () => void;
};

/** Under a list that is shown a part at a time: how much of it is there, and the way to more. */
export function ListEnd({ count, more, loading, onMore }: Props) {
  return (
    <div className={classes.end}>
      {/* Announced when it changes, for who cannot see the list grow. */}
      <output className={classes.count}>{count}</output>
      {more !== undefined && (
        <Button variant="default" size="md" loading={loading} onClick={onMore}>
          {more}
        </Button>
      )}
    </div>
  );
}
