import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldsFor } from '#domain/import/fields.ts';
import { missingFields } from '#domain/import/match-columns.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import type { Import } from './import.queries.ts';
import classes from './merchant-import.module.css';
import { useKeepImport } from './use-keep-import.ts';

/** Which column of the file is what: found by its title, and changed by hand. */
export function ImportColumns({ file, onChecked }: { file: Import; onChecked: () => void }) {
  const t = useTranslations('merchantImport');
  const { api, locale } = usePage();
  const keep = useKeepImport();
  const fields = fieldsFor(file.Kind, useStaff().Rights);
  const [columns, setColumns] = useState(() => file.Columns.map(({ Field }) => Field));
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.checkImport({ params: { id: file.ImportId }, body: { Columns: columns } }),
    onSuccess: (answer) => {
      keep(answer);
      onChecked();
    },
    onError: useTellError(),
    meta: { ownErrors: true },
  });
  const titleOf = (name: string) => fields.find((field) => field.name === name)?.[locale] ?? name;
  const missing = missingFields(fields, columns).map(titleOf);
  // A field is that of the column for which it was chosen last.
  const choose = (at: number, field: string): void =>
    setColumns((before) =>
      before.map((one, place) => (place === at ? field : one === field && field !== '' ? '' : one)),
    );
  const used = columns.filter((field) => field !== '').length;
  return (
    <Panel title={t('columns')}>
      <p className={classes.text}>
        {t('columnsText', {
          used: String(used),
          all: String(columns.length),
          rows: file.Rows.toLocaleString('en-US'),
        })}
      </p>
      <ul className={classes.columns}>
        {file.Columns.map(({ Title, Samples }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the file's columns stay where they are, and may have one title
          <li key={`${at} ${Title}`} className={classes.column}>
            <div className={classes.sample}>
              <strong>
                <UserText>{Title || t('noTitle', { no: String(at + 1) })}</UserText>
              </strong>
              <span className={classes.small}>
                <UserText>{Samples.length > 0 ? Samples.join(' · ') : t('noSample')}</UserText>
              </span>
            </div>
            <SelectField
              aria-label={t('isField', { column: Title || String(at + 1) })}
              value={columns[at] ?? ''}
              onChange={({ currentTarget }) => choose(at, currentTarget.value)}
              data={[
                { value: '', label: t('leftOut') },
                ...fields.map((field) => ({ value: field.name, label: `${field[locale]} (${field.name})` })),
              ]}
            />
          </li>
        ))}
      </ul>
      {missing.length > 0 && <Note tone="warning">{t('missing', { fields: missing.join(', ') })}</Note>}
      <div className={classes.actions}>
        <Button size="md" loading={isPending} disabled={missing.length > 0} onClick={() => mutate()}>
          {t('check')}
        </Button>
      </div>
    </Panel>
  );
}
