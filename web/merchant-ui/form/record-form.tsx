import { Button } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { tellBarHeight } from '../../ui/layout/action-bar.tsx';
import { useGuard } from '../../ui/interaction/use-guard.ts';
import { ChangedMeanwhile } from '../changed-meanwhile.tsx';
import { BothChangedNote } from './both-changed.tsx';
import classes from './record-form.module.css';
import { WRONG, type RecordForm as Form } from './use-record-form.ts';
import { ValueWordsContext } from './value-words.ts';

type Props<Values> = {
  form: Form<Values>;
  /** What sending it does, in its own words. */
  submit: string;
  children: ReactNode;
};

/**
 * A form of sections with its bar always in view: what is changed, save and discard. It asks before anything unsaved is lost,
 * and leads to the first field that is wrong.
 */
export function RecordForm<Values extends Record<string, unknown>>({
  form,
  submit,
  children,
}: Props<Values>) {
  const t = useTranslations('merchant.form');
  const { formRef, failures, changed, busy, refused, conflict, clashes, isRestored } = form;
  const isDirty = changed.length > 0;
  const blocker = useGuard(isDirty);
  const labels = useLabels(form, changed);
  const clashLabels = useLabels(
    form,
    clashes.map(({ name }) => name),
  );
  const names = isDirty ? [...new Set(labels.values())] : [];
  const wrong = Object.keys(form.form.errors).length;
  useEffect(() => {
    if (failures === 0) return;
    const field = formRef.current?.querySelector<HTMLElement>(WRONG);
    field?.focus();
  }, [failures, formRef]);
  return (
    <form
      ref={formRef}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {isRestored && (
        <Note tone="info" live>
          <p>{t('restored')}</p>
        </Note>
      )}
      <ValueWordsContext value={form.words}>{children}</ValueWordsContext>
      {clashes.length > 0 && (
        <BothChangedNote
          fields={clashes.map((clash) =>
            Object.assign({ label: clashLabels.get(clash.name) ?? clash.name }, clash),
          )}
        />
      )}
      {conflict && <ChangedMeanwhile onLoad={conflict.takeTheirs} onOverwrite={conflict.keepMine} />}
      <div ref={tellBarHeight} className={classes.bar} data-form-bar>
        {refused !== undefined && (
          <p className={classes.refused} role="alert">
            {refused}
          </p>
        )}
        <output className={classes.said}>
          {wrong > 0 && <strong className={classes.wrong}>{t('wrong', { count: wrong })} </strong>}
          {isDirty &&
            (names.length === 0
              ? t('unsaved')
              : t('changed', { names: names.slice(0, 3).join(', '), more: Math.max(0, names.length - 3) }))}
        </output>
        <div className={classes.buttons}>
          {isDirty && (
            <Button variant="default" size="md" disabled={busy} onClick={form.discard}>
              {t('undoAll')}
            </Button>
          )}
          <SubmitButton size="md" fullWidth={false} loading={busy}>
            {submit}
          </SubmitButton>
        </div>
      </div>
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          title={t('leaveTitle')}
          confirm={t('leave')}
          keep={t('stay')}
          busy={false}
          onConfirm={() => {
            // What is discarded is not there again on the next visit.
            form.discard();
            blocker.proceed();
          }}
          onClose={blocker.reset}
        >
          <p>{t('leaveText')}</p>
        </ConfirmDialog>
      )}
    </form>
  );
}

/** What fields are called on the page, by name: their label, or that of the lines, or `data-called` of what they are in. */
function useLabels<Values>({ formRef }: Form<Values>, names: readonly string[]): ReadonlyMap<string, string> {
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(() => new Map());
  const list = names.join();
  useEffect(() => {
    const found = list.split(',').map((name) => [name, labelOf(formRef.current, name)] as const);
    setLabels(new Map(found.filter((one): one is readonly [string, string] => one[1] !== undefined)));
  }, [formRef, list]);
  return labels;
}

function labelOf(form: HTMLFormElement | null, name: string): string | undefined {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[name], [data-field]') ?? [])];
  const own = fields.filter((one) => nameOf(one) === name || nameOf(one).startsWith(`${name}.`));
  const called = own[0]?.closest<HTMLElement>('[data-called]')?.dataset['called'];
  const lines = own[0]?.closest('[data-lines]')?.querySelector('legend');
  const label = own.flatMap((one) => one.labels?.[0] ?? [])[0];
  return called ?? ((lines ?? label)?.textContent || undefined);
}

const nameOf = (field: HTMLElement): string => field.getAttribute('name') || (field.dataset['field'] ?? '');
