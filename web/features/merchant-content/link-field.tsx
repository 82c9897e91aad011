import { useState } from 'react';
import { leadsElsewhere } from '#domain/text/written-content.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PickField } from '../../merchant-ui/form/pick-field.tsx';
import type { RecordForm } from '../../merchant-ui/form/use-record-form.ts';
import { usePage } from '../../page/page-context.ts';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { linkKindOf, linkKinds, type ContentValues, type LinkKind } from './content-values.ts';
import classes from './merchant-content.module.css';

/** Where a banner leads: something of the shop that is picked, or an address. */
export function LinkField({ form }: { form: RecordForm<ContentValues> }) {
  const t = useTranslations('merchantContent.form');
  const { api } = usePage();
  const { link } = form.values;
  const [chosen, setKind] = useState<LinkKind>();
  const kind = chosen ?? linkKindOf(link);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  return (
    <>
      <SelectField
        label={t('link')}
        value={kind}
        data={linkKinds.map((value) => ({ value, label: t(`links.${value}`) }))}
        onChange={({ currentTarget }) => {
          const next = linkKinds.find((one) => one === currentTarget.value) ?? 'none';
          setKind(next);
          // Another kind of place is another place.
          if (next !== 'address') form.set('link', '');
        }}
      />
      {kind === 'address' && (
        <div>
          <TextField
            {...form.field('link')}
            label={t('address')}
            description={t('addressWhy')}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
          />
          {leadsElsewhere(link) && <output className={classes.leaves}>{t('leaves')}</output>}
        </div>
      )}
      {kind !== 'none' && kind !== 'address' && (
        <PickField
          key={kind}
          name="link"
          label={t('pick', { what: t(`links.${kind}`) })}
          error={form.field('link').error}
          value={link}
          onChange={(value) => form.set('link', value)}
          list={['contentLinks', kind]}
          find={async (text) => {
            const { Data } = await api.contentLinks({ query: { to: kind, text } });
            setNames((known) => new Map([...known, ...Data.map(({ Path, Name }) => [Path, Name] as const)]));
            return Data.map(({ Path, Name }) => ({ value: Path, label: Name }));
          }}
          chosen={link === '' ? undefined : { value: link, label: names.get(link) ?? link }}
        />
      )}
    </>
  );
}
