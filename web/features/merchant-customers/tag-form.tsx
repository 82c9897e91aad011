import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { CheckRow } from '../../merchant-ui/form/check-row.tsx';
import { FormSection } from '../../merchant-ui/form/form-section.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import type { Mistakes } from '../../merchant-ui/form/use-record-form.ts';
import { useStoredRecord } from '../../merchant-ui/form/use-stored-record.ts';
import { usePage } from '../../page/page-context.ts';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { customerChoicesQuery } from './merchant-customers.queries.ts';
import { CUSTOMER_TAGS, TAG_LIST, tagQuery, tiersQuery, type CustomerTag } from './tags.queries.ts';

type Values = { Tag: string; NameTh: string; NameEn: string; IsActive: boolean };

const valuesOf = ({ Tag, NameTh, NameEn, Active }: CustomerTag): Values => ({
  Tag,
  NameTh,
  NameEn,
  IsActive: Active === 'Y',
});

/** A tag that is added, or changed where there is one. Its code stays: customers have it. */
export function TagForm({ tag }: { tag?: CustomerTag }) {
  const t = useTranslations('merchantCustomers.tag');
  const page = usePage();
  const { api, locale } = page;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: tiers } = useSuspenseQuery(tiersQuery(page));
  const validate = ({ Tag, NameTh }: Values): Mistakes => ({
    Tag: /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(Tag.trim()) ? undefined : t('codeWrong'),
    NameTh: NameTh.trim() === '' ? t('nameMissing') : undefined,
  });
  const form = useStoredRecord<Values, CustomerTag>({
    record: ['tag', tag?.Tag],
    stored: tag,
    empty: { Tag: '', NameTh: '', NameEn: '', IsActive: true },
    valuesOf,
    validate,
    queryOf: (one) => tagQuery(page, one.Tag),
    lists: CUSTOMER_TAGS,
    save: async ({ Tag, NameTh, NameEn, IsActive }, Version) => {
      const body = { NameTh, NameEn, Active: IsActive ? 'Y' : 'N' } as const;
      const saved = tag
        ? await api.saveCustomerTag({ params: { tag: tag.Tag }, body: { ...body, Version } })
        : await api.addCustomerTag({ body: { ...body, Tag: Tag.trim() } });
      // Where tags are given and filtered by.
      void client.invalidateQueries({ queryKey: customerChoicesQuery(page).queryKey });
      return saved;
    },
    told: ({ NameTh: name }) => t('saved', { name }),
    after: tag ? undefined : () => navigate(localePath(locale, TAG_LIST)),
    conflict: { code: 'TAG_CHANGED', read: () => api.customerTag({ params: { tag: tag?.Tag ?? '' } }) },
    onError: useTellError(),
  });
  const { field, check } = form;
  return (
    <RecordForm form={form} submit={t(tag ? 'save' : 'add')}>
      <FormSection title={t('one')}>
        {tiers.HasTiers && !tag ? (
          <SelectField
            {...field('Tag')}
            label={t('tier')}
            description={t('tierWhy')}
            data={[
              { value: '', label: t('chooseTier') },
              ...tiers.Tiers.map(({ Code, Name }) => ({ value: Code, label: Name })),
            ]}
          />
        ) : (
          <TextField
            {...field('Tag')}
            label={t('code')}
            description={t('codeWhy')}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            disabled={tag !== undefined}
          />
        )}
        <TextField {...field('NameTh')} label={t('nameTh')} autoComplete="off" maxLength={60} />
        <TextField
          {...field('NameEn')}
          label={t('nameEn')}
          description={t('nameEnWhy')}
          autoComplete="off"
          maxLength={60}
        />
        <CheckRow {...check('IsActive')} hint={t('activeWhy')}>
          {t('active')}
        </CheckRow>
      </FormSection>
    </RecordForm>
  );
}
