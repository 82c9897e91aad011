import { useNavigate } from 'react-router';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { FormSection } from '../../merchant-ui/form/form-section.tsx';
import { FormSteps } from '../../merchant-ui/form/form-steps.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import { useRecordForm, type Mistakes } from '../../merchant-ui/form/use-record-form.ts';
import { useKeepRecord } from '../../merchant-ui/use-keep-record.ts';
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
    Object.fromEntries(
      Object.entries(centerMistakes(values)).map(([path, words]) => [path, t(`mistakes.${words}`)]),
    );
  const keep = useKeepRecord((one: ShopCenter) => centerQuery(page, one.SaleUnit), MERCHANT_CENTERS);
  const form = useRecordForm<CenterValues>({
    record: center ? `center/${saleUnit}` : 'center/new',
    initial: center ? valuesOf(center) : NEW_CENTER,
    version: center?.Version ?? 0,
    validate,
    send: async (values, Version) => {
      const { SaleUnit, ...fields } = bodyOf(values);
      const saved = center
        ? await api.saveCenter({ params: { saleUnit }, body: { ...fields, Version } })
        : await api.addCenter({ body: { ...fields, SaleUnit, Active: values.IsOpen ? 'Y' : 'N' } });
      keep(saved, t(center ? 'saved' : 'added', { name: nameOf(saved, locale) }));
      return {
        values: valuesOf(saved),
        version: saved.Version,
        ...(!center && { after: () => navigate(localePath(locale, `/merchant/center/${saved.SaleUnit}`)) }),
      };
    },
    onError: useTellError(),
    conflict: {
      code: 'CENTER_CHANGED',
      read: async () => {
        const now = await api.merchantCenter({ params: { saleUnit } });
        keep(now);
        return { values: valuesOf(now), version: now.Version };
      },
    },
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
