import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { DEEPEST_CATEGORY, inTreeOrder } from '#domain/products/category-tree.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { FormSection } from '../../merchant-ui/form/form-section.tsx';
import { PickField } from '../../merchant-ui/form/pick-field.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import type { Mistakes } from '../../merchant-ui/form/use-record-form.ts';
import { useStoredRecord } from '../../merchant-ui/form/use-stored-record.ts';
import { usePage } from '../../page/page-context.ts';
import { TextField } from '../../ui/form/field.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { placedOf } from './category-moves.ts';
import {
  categoriesQuery,
  CATEGORY_LIST,
  categoryQuery,
  MERCHANT_CATEGORIES,
  useKeepCategories,
  type AllCategories,
  type Category,
} from './merchant-categories.queries.ts';

type Values = { Code: string; Parent: string; NameTh: string; NameEn: string };

const ofAll = (all: AllCategories, code: string): Category => {
  const one = all.Data.find(({ Code }) => Code === code);
  if (!one) throw new Error(`The shop answers no category ${code}`);
  return one;
};

/** A category that is added, below `parent`, or changed where there is one. Where it stands is changed in the tree. */
export function CategoryForm({ category, parent = '' }: { category?: Category; parent?: string }) {
  const t = useTranslations('merchantCategories');
  const page = usePage();
  const { api, locale } = page;
  const navigate = useNavigate();
  const keep = useKeepCategories(page);
  const { data } = useQuery(categoriesQuery(page));
  const validate = ({ Code, NameTh }: Values): Mistakes => ({
    Code: /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(Code.trim()) ? undefined : t('codeWrong'),
    NameTh: NameTh.trim() === '' ? t('nameMissing') : undefined,
  });
  const form = useStoredRecord<Values, Category>({
    record: ['category', category?.Code ?? (parent === '' ? undefined : `in/${parent}`)],
    stored: category,
    empty: { Code: '', Parent: parent, NameTh: '', NameEn: '' },
    valuesOf: ({ Code, Parent, NameTh, NameEn }) => ({ Code, Parent: Parent ?? '', NameTh, NameEn }),
    validate,
    queryOf: (one) => categoryQuery(page, one.Code),
    lists: MERCHANT_CATEGORIES,
    save: async ({ Code, Parent, NameTh, NameEn }, Version) => {
      const code = category?.Code ?? Code.trim();
      const all = category
        ? await api.saveCategory({ params: { code }, body: { NameTh, NameEn, Version } })
        : await api.addCategory({ body: { Code: code, Parent, NameTh, NameEn } });
      keep(all);
      return ofAll(all, code);
    },
    told: ({ NameTh: name }) => t(category ? 'saved' : 'added', { name }),
    after: category ? undefined : () => navigate(localePath(locale, CATEGORY_LIST)),
    conflict: {
      code: 'CATEGORY_CHANGED',
      read: () => api.merchantCategory({ params: { code: category?.Code ?? '' } }),
    },
    onError: useTellError(),
  });
  const { field } = form;
  const parents = inTreeOrder(data?.Data ?? [], placedOf).filter(({ Level }) => Level < DEEPEST_CATEGORY);
  return (
    <RecordForm form={form} submit={t(category ? 'save' : 'add')}>
      <FormSection title={t('one')}>
        <TextField
          {...field('Code')}
          label={t('code')}
          description={t('codeWhy')}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          readOnly={category !== undefined}
          data-wide
        />
        {!category && (
          <PickField
            name="Parent"
            label={t('parent')}
            value={form.values.Parent}
            onChange={(value) => form.set('Parent', value)}
            error={field('Parent').error}
            options={parents.map(({ Code, Level, NameTh, NameEn }) => ({
              value: Code,
              label: `${'– '.repeat(Level - 1)}${locale === 'en' ? NameEn : NameTh}`,
            }))}
          />
        )}
        <TextField {...field('NameTh')} lang="th" label={t('nameTh')} autoComplete="off" maxLength={100} />
        <TextField
          {...field('NameEn')}
          lang="en"
          label={t('nameEn')}
          description={t('nameEnWhy')}
          autoComplete="off"
          maxLength={100}
        />
      </FormSection>
    </RecordForm>
  );
}
