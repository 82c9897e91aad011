import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx';
import { refusal } from '../ui/form/field-errors.ts';
import classes from './bulk-bar.module.css';
import { runAll, type BulkState } from './run-all.ts';
import type { Selection } from './selection.ts';

export type BulkAction = {
  label: string;
  /** What is asked before so many rows are changed, and what comes of it. */
  ask: (count: number) => string;
  askText: string;
  work: (key: string) => Promise<void>;
};

type Props = {
  selection: Selection;
  actions: readonly BulkAction[];
  /** A picked row in words: "Order 1001". */
  nameOf: (key: string) => string;
  /** Everything was tried, or it was stopped. */
  onDone: () => void;
};

/**
 * What can be done with all the rows that were picked, once it is confirmed: how far it is, what failed and why, and a
 * way to stop. What failed stays picked.
 */
export function BulkBar({ selection, actions, nameOf, onDone }: Props) {
  const t = useTranslations('merchant.bulk');
  const errors = useTranslations('shell.errors.words');
  const [state, setState] = useState<BulkState>();
  const [asked, setAsked] = useState<BulkAction>();
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const count = selection.keys.size;
  if (count === 0 && !state) return null;

  const start = async ({ work }: BulkAction): Promise<void> => {
    stopped.current = false;
    setAsked(undefined);
    const left = await runAll({
      keys: [...selection.keys],
      work,
      tell: (error) => refusal(error) ?? errors('oops'),
      onState: setState,
      isStopped: () => stopped.current,
    });
    selection.replace(left);
    onDone();
  };

  return (
    <section className={classes.bar} aria-label={t('title')}>
      {state ? (
        <Progress
          state={state}
          nameOf={nameOf}
          onStop={() => {
            stopped.current = true;
          }}
          onClose={() => setState(undefined)}
        />
      ) : (
        <div className={classes.row}>
          <output className={classes.count}>{t('picked', { count })}</output>
          <Button size="sm" variant="subtle" color="gray" onClick={() => selection.replace([])}>
            {t('clear')}
          </Button>
          <div className={classes.actions}>
            {actions.map((action) => (
              <Button key={action.label} size="sm" aria-haspopup="dialog" onClick={() => setAsked(action)}>
                {action.label}
              </Button>
            ))}
          </div>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          title={asked.ask(count)}
          confirm={asked.label}
          keep={t('notNow')}
          tone="plain"
          busy={false}
          onConfirm={() => void start(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{asked.askText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

type ProgressProps = { state: BulkState; nameOf: Props['nameOf']; onStop: () => void; onClose: () => void };

function Progress({ state: { done, total, failed, running }, nameOf, onStop, onClose }: ProgressProps) {
  const t = useTranslations('merchant.bulk');
  const good = done - failed.length;
  return (
    <>
      <div className={classes.row}>
        <output className={classes.count}>
          {running
            ? t('running', { done: String(done), total: String(total) })
            : t('finished', { good: String(good), total: String(total) })}
        </output>
        <Button size="sm" variant="default" onClick={running ? onStop : onClose}>
          {running ? t('stop') : t('close')}
        </Button>
      </div>
      <progress className={classes.progress} value={done} max={total} aria-label={t('title')} />
      {failed.length > 0 && (
        <ul className={classes.failed}>
          {failed.map(({ key, message }) => (
            <li key={key}>
              <strong>{nameOf(key)}</strong> {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
