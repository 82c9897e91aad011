import '@mantine/core/styles/Loader.css';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isOver } from '#domain/runs/run.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { saveFile } from '../../merchant-ui/save-file.ts';
import { usePage } from '../../page/page-context.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { attemptFor, headersOf } from '../attempt/attempt.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useFollowedRuns } from './followed-runs.ts';
import classes from './run-card.module.css';
import { RUNS, type Run, type RunDetail } from './runs.queries.ts';

type Props = {
  run: Run & Partial<Pick<RunDetail, 'Failures'>>;
  /** It is not to be followed any more. */
  onClose?: () => void;
  /** One line once it is over: beside something else that is worked on. */
  isBeside?: boolean;
};

/** How far a run is, a way to stop it, and what came of it. */
export function RunCard({ run, onClose, isBeside = false }: Props) {
  const t = useTranslations('merchant.runs');
  const { locale } = usePage();
  const { Title: name, Done, Failed, Total, State, StartedAt, Result, Failures = [] } = run;
  const over = isOver(State);
  const isStrip = isBeside && over;
  return (
    <article className={classes.card} aria-label={name} data-strip={isStrip || undefined}>
      <div className={classes.row}>
        <strong className={classes.name}>{name}</strong>
        {!isStrip && (
          <time className={classes.small} dateTime={StartedAt}>
            {formatDate(new Date(StartedAt), locale, 'dayTime')}
          </time>
        )}
      </div>
      {!isStrip && (
        <progress
          className={classes.progress}
          value={over ? Total : Done + Failed}
          max={Total}
          aria-label={name}
        />
      )}
      <div className={classes.row}>
        <output className={classes.name}>{useRunState()(run)}</output>
        <div className={classes.row}>
          {Result === 'table' && <Table run={run} />}
          {Result === 'rows' && <Results run={run} />}
          {run.MayUndo && <Undo run={run} name={name} />}
          {!over && <Stop run={run} name={name} />}
          {onClose && over && (
            <Button size="sm" variant="subtle" color="gray" onClick={onClose}>
              {t('close')}
            </Button>
          )}
        </div>
      </div>
      {Failures.length > 0 &&
        (isStrip ? (
          <details>
            <summary className={classes.summary}>{t('failures', { count: Failures.length })}</summary>
            <FailureList failures={Failures} />
          </details>
        ) : (
          <FailureList failures={Failures} />
        ))}
    </article>
  );
}

function FailureList({ failures }: { failures: RunDetail['Failures'] }) {
  return (
    <ul className={classes.failed}>
      {failures.map(({ Key, Message }) => (
        <li key={Key}>
          <strong>{Key}</strong> {Message}
        </li>
      ))}
    </ul>
  );
}

function useRunState() {
  const t = useTranslations('merchant.runs');
  return (run: Run): string => {
    const { State, Done, Failed, Total, MakesTable, Result, Error: error } = run;
    const counts = { done: String(Done), failed: String(Failed), total: String(Total) };
    if (State === 'failed') return [t('state.failed', counts), error].join(' ');
    if (Result === 'table') return t('table.ready');
    if (Result === 'none' && isOver(State)) return t('gone');
    if (State === 'running' && MakesTable)
      return t('table.running', { percent: String(Math.floor((100 * Done) / Total)) });
    if (State === 'running') return t('state.running', { ...counts, done: String(Done + Failed) });
    if (State === 'done' && Failed === 0) return t('state.allDone', { count: Total });
    return t(`state.${State}`, counts);
  };
}

function Stop({ run: { RunId: runId, State }, name }: { run: Run; name: string }) {
  const t = useTranslations('merchant.runs');
  const { api } = usePage();
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.stopRun({ params: { runId } }),
    onError: useTellError(),
    onSettled: () => {
      setAsked(false);
      return client.invalidateQueries({ queryKey: RUNS });
    },
  });
  return (
    <>
      <Button
        size="sm"
        variant="default"
        aria-haspopup="dialog"
        disabled={State === 'stopping'}
        onClick={() => setAsked(true)}
      >
        {t('stop')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t('askStop', { name })}
          confirm={t('stop')}
          keep={t('goOn')}
          busy={isPending}
          onConfirm={() => mutate()}
          onClose={() => setAsked(false)}
        >
          <p>{t('askStopText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Takes back what is done of it, by another run: rows that were changed since stay, and are told there. */
function Undo({ run: { RunId: runId, Done }, name }: { run: Run; name: string }) {
  const t = useTranslations('merchant.runs.undo');
  const { api } = usePage();
  const client = useQueryClient();
  const { follow } = useFollowedRuns();
  const [asked, setAsked] = useState(false);
  const [attempt] = useState(() => attemptFor({ runId }, { earlier: undefined }));
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.undoRun({ params: { runId }, headers: headersOf(attempt) }),
    onSuccess: ({ RunId }) => follow(RunId),
    onError: useTellError(),
    onSettled: () => {
      setAsked(false);
      return client.invalidateQueries({ queryKey: RUNS });
    },
  });
  return (
    <>
      <Button size="sm" variant="default" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('action')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t('ask', { name })}
          confirm={t('action')}
          keep={t('keep')}
          busy={isPending}
          onConfirm={() => mutate()}
          onClose={() => setAsked(false)}
        >
          <p>{t('text', { count: Done })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const FORMATS = { xlsx: 'Excel', csv: 'CSV' } as const;

function Table({ run: { RunId: runId } }: { run: Run }) {
  const t = useTranslations('merchant.runs');
  const { api } = usePage();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => api.runResult({ params: { runId }, query: { format } }),
    onSuccess: saveFile,
    onError: useTellError(),
  });
  return (Object.keys(FORMATS) as (keyof typeof FORMATS)[]).map((format) => (
    <Button
      key={format}
      size="sm"
      variant="default"
      aria-label={t(`download.${format}`)}
      loading={isPending && variables === format}
      onClick={() => mutate(format)}
    >
      {FORMATS[format]}
    </Button>
  ));
}

function Results({ run: { RunId: runId, Failed } }: { run: Run }) {
  const t = useTranslations('merchant.runs');
  const { api } = usePage();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (rows: 'all' | 'failed') => api.runResult({ params: { runId }, query: { rows } }),
    onSuccess: saveFile,
    onError: useTellError(),
  });
  return (['failed', 'all'] as const).map(
    (rows) =>
      (rows === 'all' || Failed > 0) && (
        <Button
          key={rows}
          size="sm"
          variant="default"
          loading={isPending && variables === rows}
          onClick={() => mutate(rows)}
        >
          {t(`download.${rows}`)}
        </Button>
      ),
  );
}
