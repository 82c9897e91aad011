import { useTranslations } from '../../i18n/use-translations.tsx';
import { FormSection } from '../../merchant-ui/form/form-section.tsx';
import { PicksField } from '../../merchant-ui/form/pick-field.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import type { RecordForm as Form } from '../../merchant-ui/form/use-record-form.ts';
import { TextAreaField, TextField } from '../../ui/form/field.tsx';
import { QuestionLines } from './question-lines.tsx';
import type { SurveySet } from './surveys.queries.ts';
import type { SurveyValues } from './survey-values.ts';
import { useSurveyTypes } from './use-survey-form.ts';

type Props = { form: Form<SurveyValues>; set?: SurveySet; submit: string };

/** The form of a set of questions: what it is called, whom it is for, and what it asks. */
export function SurveyEditor({ form, set, submit }: Props) {
  const t = useTranslations('merchantSurveys');
  const { Types } = useSurveyTypes();
  const { field } = form;
  const known = [
    ...Types,
    ...(set?.Types ?? []).filter(({ Code }) => Types.every((one) => one.Code !== Code)),
  ];
  return (
    <RecordForm form={form} submit={submit}>
      <FormSection title={t('about')}>
        <TextField {...field('nameTh')} lang="th" label={t('nameTh')} autoComplete="off" maxLength={100} />
        <TextField
          {...field('nameEn')}
          lang="en"
          label={t('nameEn')}
          description={t('englishWhy')}
          autoComplete="off"
          maxLength={100}
        />
        <TextAreaField {...field('introTh')} lang="th" label={t('introTh')} maxLength={500} />
        <TextAreaField {...field('introEn')} lang="en" label={t('introEn')} maxLength={500} />
        {known.length > 0 && (
          <div data-wide>
            <PicksField
              name="customerTypes"
              label={t('types')}
              description={t('typesWhy')}
              error={field('customerTypes').error}
              options={known.map(({ Code, Name }) => ({ value: Code, label: Name }))}
              value={form.values.customerTypes}
              onChange={(codes) => form.set('customerTypes', codes)}
            />
          </div>
        )}
      </FormSection>
      <QuestionLines form={form} published={set?.Published ?? []} />
    </RecordForm>
  );
}
