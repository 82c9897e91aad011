import { useNavigate } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { CheckRow } from '../../merchant-ui/form/check-row.tsx';
import { FormSection } from '../../merchant-ui/form/form-section.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import type { Mistakes } from '../../merchant-ui/form/use-record-form.ts';
import { useStoredRecord } from '../../merchant-ui/form/use-stored-record.ts';
import { usePage } from '../../page/page-context.ts';
import { TextField } from '../../ui/form/field.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import {
  brandName,
  brandPath,
  brandQuery,
  MERCHANT_BRANDS,
  useKeepBrand,
  type Brand,
} from './merchant-brands.queries.ts';

type Values = { Code: string; NameTh: string; NameEn: string; Active: boolean };

/** A brand that is added, or changed where there is one. */
export function BrandForm({ brand }: { brand?: Brand }) {
  const t = useTranslations('merchantBrands');
  const page = usePage();
  const { api, locale } = page;
  const navigate = useNavigate();
  const keep = useKeepBrand(page);
  const validate = ({ Code, NameTh }: Values): Mistakes => ({
    Code: /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/.test(Code.trim()) ? undefined : t('codeWrong'),
    NameTh: NameTh.trim() === '' ? t('nameMissing') : undefined,
  });
  const form = useStoredRecord<Values, Brand>({
    record: ['brand', brand?.BrandCode],
    stored: brand,
    empty: { Code: '', NameTh: '', NameEn: '', Active: true },
    valuesOf: ({ BrandCode, NameTh, NameEn, Active }) => ({
      Code: BrandCode,
      NameTh,
      NameEn,
      Active: Active === 'Y',
    }),
    validate,
    queryOf: (one) => brandQuery(page, one.BrandCode),
    lists: MERCHANT_BRANDS,
    save: async ({ Code, NameTh, NameEn, Active }, Version) => {
      const saved = brand
        ? await api.saveBrand({
            params: { code: brand.BrandCode },
            body: { NameTh, NameEn, Active: Active ? 'Y' : 'N', Version },
          })
        : await api.addBrand({ body: { Code: Code.trim(), NameTh, NameEn } });
      keep(saved);
      return saved;
    },
    told: (saved) => t(brand ? 'saved' : 'added', { name: brandName(saved, locale) }),
    after: brand ? undefined : ({ BrandCode }) => navigate(localePath(locale, brandPath(BrandCode))),
    conflict: {
      code: 'BRAND_CHANGED',
      read: () => api.merchantBrand({ params: { code: brand?.BrandCode ?? '' } }),
    },
    onError: useTellError(),
  });
  const { field } = form;
  return (
    <RecordForm form={form} submit={t(brand ? 'save' : 'add')}>
      <FormSection title={t('one')}>
        <TextField
          {...field('Code')}
          label={t('code')}
          description={t('codeWhy')}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          readOnly={brand !== undefined}
          data-wide
        />
        <TextField {...field('NameTh')} lang="th" label={t('nameTh')} autoComplete="off" maxLength={100} />
        <TextField
          {...field('NameEn')}
          lang="en"
          label={t('nameEn')}
          description={t('nameEnWhy')}
          autoComplete="off"
          maxLength={100}
        />
        {brand && (
          <CheckRow {...form.check('Active')} hint={t('shownHint')}>
            {t('shown')}
          </CheckRow>
        )}
      </FormSection>
    </RecordForm>
  );
}
