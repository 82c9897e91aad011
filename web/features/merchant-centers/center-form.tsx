import { useNavigate } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { FormSection } from '../../merchant-ui/form/form-section.tsx';
import { FormSteps } from '../../merchant-ui/form/form-steps.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import type { Mistakes } from '../../merchant-ui/form/use-record-form.ts';
import { inWords, useStoredRecord } from '../../merchant-ui/form/use-stored-record.ts';
import { usePage } from '../../page/page-context.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useCenterSections } from './center-sections.tsx';
import { bodyOf, centerMistakes, NEW_CENTER, valuesOf, type CenterValues } from './center-values.ts';
import { centerQuery, MERCHANT_CENTERS, type ShopCenter } from './merchant-centers.queries.ts';

/** A center that is added, step by step, or changed where there is one. */
export function CenterForm({ center }: { center?: ShopCenter }) {
  const t = useTranslations('merchantCenters.form');
  const page = usePage();
  const { api, locale } = page;
  const navigate = useNavigate();
  const saleUnit = center?.SaleUnit ?? '';
  const validate = (values: CenterValues): Mistakes =>
    inWords(centerMistakes(values), (words) => t(`mistakes.${words}`));
  const form = useStoredRecord<CenterValues, ShopCenter>({
    record: ['center', center?.SaleUnit],
    stored: center,
    empty: NEW_CENTER,
    valuesOf,
    validate,
    queryOf: (one) => centerQuery(page, one.SaleUnit),
    lists: MERCHANT_CENTERS,
    save: (values, Version) => {
      const { SaleUnit, ...fields } = bodyOf(values);
      return center
        ? api.saveCenter({ params: { saleUnit }, body: { ...fields, Version } })
        : api.addCenter({ body: { ...fields, SaleUnit, Active: values.IsOpen ? 'Y' : 'N' } });
    },
    told: (saved) => t(center ? 'saved' : 'added', { name: nameOf(saved, locale) }),
    after: center ? undefined : (saved) => navigate(localePath(locale, `/merchant/center/${saved.SaleUnit}`)),
    conflict: { code: 'CENTER_CHANGED', read: () => api.merchantCenter({ params: { saleUnit } }) },
    onError: useTellError(),
  });
  const sections = useCenterSections(form, { isNew: !center });
  return (
    <RecordForm form={form} submit={t(center ? 'save' : 'add')}>
      {center ? (
        sections.map((section) => <FormSection key={section.title} {...section} />)
      ) : (
        <FormSteps form={form} validate={validate} sections={sections} />
      )}
    </RecordForm>
  );
}

/** DIST_NAME of a whole center is the Thai name. */
export const nameOf = (center: Pick<ShopCenter, 'DIST_NAME' | 'DIST_NAME_EN'>, locale: string): string =>
  locale === 'en' ? center.DIST_NAME_EN : center.DIST_NAME;
