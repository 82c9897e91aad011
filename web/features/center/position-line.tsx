import { useTranslations } from 'use-intl';
import type { PositionState } from './use-position.ts';
import classes from './center-dialog.module.css';

/** Says what the distances are measured from, and offers the person's own position. */
export function PositionLine({ position: { source, state, ask } }: { position: PositionState }) {
  const t = useTranslations('center');
  return (
    <p className={classes.place}>
      <span aria-live="polite">{state === 'refused' ? t('positionRefused') : t(`from.${source}`)}</span>
      {ask && (
        <button type="button" className={classes.locate} disabled={state === 'asking'} onClick={ask}>
          {state === 'asking' ? t('locating') : t('useMyPosition')}
        </button>
      )}
    </p>
  );
}
