import { DayField } from '../../merchant-ui/day-field.tsx';
import { CheckRow } from '../../merchant-ui/form/check-row.tsx';
import { FormSection } from '../../merchant-ui/form/form-section.tsx';
import type { RecordForm } from '../../merchant-ui/form/use-record-form.ts';
import { promotionTriggers } from '#domain/promotion/promotion-terms.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/form/field.tsx';
import type { PromotionValues } from './promotion-values.ts';

type Props = {
  form: RecordForm<PromotionValues>;
  /** Exclusion groups that promotions have. */
  groups: readonly string[];
};

const GROUPS_ID = 'promotion-groups';

/** What it is called, when it runs, and what starts and ends it. */
export function InfoStep({ form, groups }: Props) {
  const t = useTranslations('merchantPromotions.form');
  const { field, check, set, values } = form;
  const day = (name: 'DateBegin' | 'DateEnd') => (
    <DayField
      name={name}
      label={t(name)}
      day={values[name]}
      onDay={(next) => set(name, next)}
      error={field(name).error}
    />
  );
  return (
    <>
      <FormSection title={t('names')} hint={t('namesHint')}>
        <TextField {...field('PromotionName')} label={t('PromotionName')} maxLength={200} />
        <TextField {...field('PromotionNameEn')} label={t('PromotionNameEn')} maxLength={200} />
        <TextField {...field('Opt30')} label={t('Opt30')} description={t('Opt30Hint')} maxLength={60} />
        <TextField
          {...field('ShortNameEn')}
          label={t('ShortNameEn')}
          description={t('Opt30Hint')}
          maxLength={60}
        />
        <TextAreaField
          {...field('PromotionRemark')}
          lang="th"
          label={t('PromotionRemark')}
          maxLength={1000}
          rows={3}
        />
        <TextAreaField
          {...field('PromotionRemarkEn')}
          lang="en"
          label={t('PromotionRemarkEn')}
          maxLength={1000}
          rows={3}
        />
      </FormSection>
      <FormSection title={t('days')} hint={t('daysHint')}>
        {day('DateBegin')}
        {day('DateEnd')}
        <CheckRow {...check('IsEnabled')} hint={t('IsEnabledHint')}>
          {t('IsEnabled')}
        </CheckRow>
      </FormSection>
      <FormSection title={t('rules')}>
        <SelectField
          {...field('Trigger')}
          label={t('Trigger')}
          description={t(`triggerHints.${values.Trigger}`)}
          data={promotionTriggers.map((value) => ({ value, label: t(`triggers.${value}`) }))}
        />
        {values.Trigger === 'code' && (
          <TextField
            {...field('Code')}
            label={t('Code')}
            description={t('CodeHint')}
            maxLength={20}
            autoCapitalize="characters"
            spellCheck={false}
            autoComplete="off"
          />
        )}
        {values.Trigger === 'coupon' && (
          <CheckRow {...check('IsCollectable')} hint={t('IsCollectableHint')}>
            {t('IsCollectable')}
          </CheckRow>
        )}
        <TextField
          {...field('ExclusionGroup')}
          label={t('ExclusionGroup')}
          description={t('ExclusionGroupHint')}
          maxLength={40}
          list={GROUPS_ID}
          autoComplete="off"
        />
        <datalist id={GROUPS_ID}>
          {groups.map((group) => (
            <option key={group} value={group}>
              {group}
            </option>
          ))}
        </datalist>
        <TextField
          {...field('Priority')}
          label={t('Priority')}
          description={t('PriorityHint')}
          inputMode="numeric"
          maxLength={4}
        />
      </FormSection>
      <FormSection title={t('caps')} hint={t('capsHint')}>
        <TextField
          {...field('PerCustomer')}
          label={t('PerCustomer')}
          inputMode="numeric"
          maxLength={8}
          placeholder={t('noLimit')}
        />
        <TextField
          {...field('InAll')}
          label={t('InAll')}
          inputMode="numeric"
          maxLength={9}
          placeholder={t('noLimit')}
        />
        <TextField
          {...field('Budget')}
          label={t('Budget')}
          inputMode="decimal"
          maxLength={16}
          placeholder={t('noLimit')}
        />
      </FormSection>
    </>
  );
}
