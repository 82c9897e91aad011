import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import classes from './bulk-bar.module.css';
import type { Selection } from './selection.ts';

export type BulkAction = {
  label: string;
  /** Asks before anything is done. */
  onPress: () => void;
};

type Props = {
  selection: Selection;
  actions: readonly BulkAction[];
  /** All that the list has, beyond what is shown: how many, once it is known. */
  whole?: { count: number | undefined };
  /** Offered where every row that is shown is picked, and there are more. */
  onPickWhole?: (() => void) | undefined;
  children?: ReactNode;
};

/** What can be done with all the rows that were picked. */
export function BulkBar({ selection, actions, whole, onPickWhole, children }: Props) {
  const t = useTranslations('merchant.bulk');
  const count = selection.keys.size;
  if (count === 0) return null;
  const picked = whole ? whole.count : count;
  return (
    <section className={classes.bar} aria-label={t('title')} data-bulk-bar>
      <div className={classes.row}>
        <output className={classes.count}>
          {picked === undefined ? t('counting') : t('picked', { count: picked })}
        </output>
        <Button size="sm" variant="subtle" color="gray" onClick={() => selection.clear()}>
          {t('clear')}
        </Button>
        {onPickWhole && (
          <Button size="sm" variant="subtle" onClick={onPickWhole}>
            {t('pickWhole')}
          </Button>
        )}
        <div className={classes.actions}>
          {actions.map(({ label, onPress }) => (
            <Button key={label} size="sm" aria-haspopup="dialog" onClick={onPress}>
              {label}
            </Button>
          ))}
        </div>
      </div>
      {children}
    </section>
  );
}
