import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isOver } from '#domain/runs/run.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Figures } from '../../merchant-ui/figures.tsx';
import { saveFile } from '../../merchant-ui/save-file.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { RunCard } from '../runs/run-card.tsx';
import { runQuery } from '../runs/runs.queries.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { ImportColumns } from './import-columns.tsx';
import { isAtWork, kindPath, type Import } from './import.queries.ts';
import classes from './merchant-import.module.css';
import { useKeepImport } from './use-keep-import.ts';

const STEPS = ['file', 'columns', 'check', 'run', 'done'] as const;
const STEP_OF: Record<Import['Step'], (typeof STEPS)[number]> = {
  columns: 'columns',
  checking: 'check',
  checked: 'check',
  running: 'run',
  done: 'done',
  undoing: 'done',
  undone: 'done',
};

/** Where an import stands, from its file to what came of it. */
export function ImportFile({ file }: { file: Import }) {
  const t = useTranslations('merchantImport');
  const [isMatching, setIsMatching] = useState(false);
  const { Step } = file;
  const matches = Step === 'columns' || (Step === 'checked' && isMatching);
  const at = matches ? 'columns' : STEP_OF[Step];
  return (
    <>
      <ol className={classes.steps} aria-label={t('steps')}>
        {STEPS.map((step) => (
          <li key={step} aria-current={step === at ? 'step' : undefined}>
            {t(`stepNames.${step}`)}
          </li>
        ))}
      </ol>
      {matches && <ImportColumns file={file} onChecked={() => setIsMatching(false)} />}
      {isAtWork(file) && <Working file={file} />}
      {Step === 'checked' && !isMatching && <Checked file={file} onMatch={() => setIsMatching(true)} />}
      {(Step === 'done' || Step === 'undone') && <Done file={file} />}
    </>
  );
}

function Working({ file: { RunId } }: { file: Import }) {
  const { data: run } = useQuery({ ...runQuery(usePage(), RunId ?? ''), enabled: RunId !== null });
  return run ? <RunCard run={run} /> : null;
}

function Checked({ file, onMatch }: { file: Import; onMatch: () => void }) {
  const t = useTranslations('merchantImport');
  const { api } = usePage();
  const keep = useKeepImport();
  const [leavesOut, setLeavesOut] = useState(false);
  const { New, Changed, Same, Wrong, Unchecked } = file.Counts;
  const count = New + Changed;
  const start = async (): Promise<void> =>
    keep(
      await api.runImport({
        params: { id: file.ImportId },
        body: { LeaveOutWrong: leavesOut, Seen: { New, Changed } },
      }),
    );
  const again = useMutation({
    mutationFn: () =>
      api.checkImport({
        params: { id: file.ImportId },
        body: { Columns: file.Columns.map(({ Field }) => Field) },
      }),
    onSuccess: keep,
    onError: useTellError(),
    meta: { ownErrors: true },
  });
  if (Unchecked > 0)
    return (
      <Panel title={t('checked')}>
        <Note tone="error">{t('unchecked', { count: Unchecked.toLocaleString('en-US') })}</Note>
        <div className={classes.actions}>
          <Button size="md" loading={again.isPending} onClick={() => again.mutate()}>
            {t('checkAgain')}
          </Button>
        </div>
      </Panel>
    );
  return (
    <Panel title={t('checked')}>
      <Figures
        label={t('checked')}
        figures={[
          { label: t('counts.new'), value: New.toLocaleString('en-US') },
          { label: t('counts.changed'), value: Changed.toLocaleString('en-US') },
          { label: t('counts.same'), value: Same.toLocaleString('en-US') },
          { label: t('counts.wrong'), value: Wrong.toLocaleString('en-US') },
        ]}
      />
      {Wrong > 0 && (
        <>
          <Problems file={file} />
          <label className={classes.choice}>
            <input
              type="checkbox"
              checked={leavesOut}
              disabled={count === 0}
              onChange={({ currentTarget }) => setLeavesOut(currentTarget.checked)}
            />
            <span>{t('leaveOut', { count: Wrong.toLocaleString('en-US') })}</span>
          </label>
        </>
      )}
      {count === 0 && <Note tone="info">{Wrong > 0 ? t('allWrong') : t('allSame')}</Note>}
      <div className={classes.actions}>
        {count > 0 && (
          <ConfirmedButton
            variant="filled"
            label={t('start', { count: count.toLocaleString('en-US') })}
            ask={t('startAsk', { kind: t(`kinds.${file.Kind}`), count: count.toLocaleString('en-US') })}
            text={t('startText', { new: String(New), changed: String(Changed) })}
            confirm={t('startConfirm')}
            keep={t('notYet')}
            disabled={Wrong > 0 && !leavesOut}
            work={start}
          />
        )}
        <Button size="md" variant="default" onClick={onMatch}>
          {t('columnsAgain')}
        </Button>
        <Button size="md" variant="default" component={AppLink} to={kindPath(file.Kind)}>
          {t('another')}
        </Button>
      </div>
    </Panel>
  );
}

const SHOWN = 100;

function Problems({ file: { ImportId: id, Problems: problems, Counts } }: { file: Import }) {
  const t = useTranslations('merchantImport');
  const { api } = usePage();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.importProblems({ params: { id } }),
    onSuccess: saveFile,
    onError: useTellError(),
    meta: { ownErrors: true },
  });
  return (
    <section aria-label={t('problems')}>
      <div className={classes.head}>
        <h3 className={classes.title}>{t('problems')}</h3>
        <Button size="sm" variant="default" loading={isPending} onClick={() => mutate()}>
          {t('allProblems')}
        </Button>
      </div>
      {(problems.length >= SHOWN || Counts.Wrong > SHOWN) && (
        <p className={classes.small}>{t('firstProblems', { count: String(SHOWN) })}</p>
      )}
      <ul className={classes.problems}>
        {problems.map(({ Row, Column, Field, Value, Message }) => (
          <li key={`${Row} ${Field}`} className={classes.problem}>
            <strong>{t('place', { row: String(Row), column: Column })}</strong>
            <span>
              {Value !== '' && <UserText>{`“${Value}” `}</UserText>}
              {Message}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Done({ file }: { file: Import }) {
  const t = useTranslations('merchantImport');
  const page = usePage();
  const keep = useKeepImport();
  const { RunId, Step, Counts } = file;
  const { data: run } = useQuery({ ...runQuery(page, RunId ?? ''), enabled: RunId !== null });
  const { Done: done, Undone: undone, New, Changed, Left: left } = Counts;
  const params = { id: file.ImportId };
  const goOn = async (): Promise<void> =>
    keep(await page.api.runImport({ params, body: { LeaveOutWrong: true, Seen: { New, Changed } } }));
  const undo = async (): Promise<void> => keep(await page.api.undoImport({ params, body: { Seen: done } }));
  return (
    <Panel title={Step === 'undone' ? t('undone') : t('done')}>
      <p className={classes.text}>
        {Step === 'undone'
          ? t('undoneText', { undone: String(undone), left: String(done) })
          : t('doneText', { done: done.toLocaleString('en-US') })}
      </p>
      {run && isOver(run.State) && <RunCard run={run} />}
      <div className={classes.actions}>
        {Step === 'done' && left > 0 && (
          <ConfirmedButton
            variant="filled"
            label={t('goOn', { count: left.toLocaleString('en-US') })}
            ask={t('goOnAsk', { count: left.toLocaleString('en-US') })}
            text={t('goOnText')}
            confirm={t('startConfirm')}
            keep={t('notYet')}
            work={goOn}
          />
        )}
        {done > 0 && (
          <ConfirmedButton
            label={Step === 'undone' ? t('undoRest') : t('undo')}
            ask={t('undoAsk', { count: done.toLocaleString('en-US') })}
            text={t(`undoText.${file.Kind}`)}
            confirm={t('undo')}
            keep={t('keep')}
            tone="danger"
            work={undo}
          />
        )}
        <Button size="md" variant="default" component={AppLink} to={kindPath(file.Kind)}>
          {t('another')}
        </Button>
      </div>
    </Panel>
  );
}
