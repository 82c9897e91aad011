import { CALCULATIONS } from '#domain/promotion/promotion-fields.ts';
import { weekdayName, weekdays } from '#domain/shop/opening-hours.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { CheckRow } from '../../merchant-ui/form/check-row.tsx';
import { FormSection } from '../../merchant-ui/form/form-section.tsx';
import type { RecordForm } from '../../merchant-ui/form/use-record-form.ts';
import formClasses from '../../merchant-ui/form/record-form.module.css';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { CalculationLines } from './calculation-lines.tsx';
import { ChosenProducts } from './chosen-products.tsx';
import classes from './merchant-promotions.module.css';
import { unsoundLines } from './promotion-mistakes.ts';
import { CONDITION_WORDS, type PromotionValues } from './promotion-values.ts';

const KINDS = ['DiscountValue', 'DiscountPercent', 'FreeItem', 'HotDeal'] as const;
const CONDITIONS = ['1', '2', '3'] as const;

type Props = { form: RecordForm<PromotionValues> };

/** What it gives, for what, from when on, and on which days of the week. */
export function ConditionStep({ form }: Props) {
  const t = useTranslations('merchantPromotions.form');
  const { field, check, set, values } = form;
  const { Kind, Condition, SalesNumber } = values;
  const isDeal = Kind === 'HotDeal';
  return (
    <>
      <FormSection title={t('gives')}>
        <SelectField
          {...field('Kind')}
          label={t('Kind')}
          description={t(`kindHints.${Kind}`)}
          data={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        {!isDeal && (
          <>
            <SelectField
              {...field('Condition')}
              label={t('Condition')}
              description={t(`conditionHints.${CONDITION_WORDS[Condition]}`)}
              data={CONDITIONS.map((value) => ({ value, label: t(`conditions.${CONDITION_WORDS[value]}`) }))}
            />
            <SelectField
              {...field('SalesNumber')}
              label={t('SalesNumber')}
              description={t(`calculationHints.${CALCULATIONS[SalesNumber]}`)}
              data={(['1', '2'] as const).map((value) => ({
                value,
                label: t(`calculations.${CALCULATIONS[value]}`),
              }))}
            />
          </>
        )}
        {Kind === 'FreeItem' && (
          <CheckRow {...check('IsFreeCase')} hint={t('IsFreeCaseHint')}>
            {t('IsFreeCase')}
          </CheckRow>
        )}
      </FormSection>
      {!isDeal && (
        <FormSection title={t('calculation')} hint={t('calculationHint')}>
          <CalculationLines form={form} />
          <Unsound values={values} />
          <TextField
            {...field('DiscTotValue')}
            label={t('DiscTotValue')}
            description={t('DiscTotHint')}
            inputMode="decimal"
            maxLength={14}
          />
          <SelectField
            {...field('DiscTotType')}
            label={t('DiscTotType')}
            data={(['B', 'P'] as const).map((value) => ({ value, label: t(`totals.${value}`) }))}
          />
        </FormSection>
      )}
      <FormSection title={t('products')}>
        {(isDeal || Condition !== '3') && (
          <ChosenProducts
            name="ProductsSale"
            error={field('ProductsSale').error}
            products={values.ProductsSale}
            onChange={(products) => set('ProductsSale', products)}
          />
        )}
        {!isDeal && Condition === '3' && <p>{t('wholeOrder')}</p>}
        {Kind === 'FreeItem' && (
          <ChosenProducts
            name="ProductsFree"
            error={field('ProductsFree').error}
            products={values.ProductsFree}
            onChange={(products) => set('ProductsFree', products)}
          />
        )}
      </FormSection>
      <Weekdays form={form} />
    </>
  );
}

/** What keeps it from being enabled, told while it is typed; once it is to be enabled it is told at its line. */
function Unsound({ values }: { values: PromotionValues }) {
  const t = useTranslations('merchantPromotions');
  const [first] = values.IsEnabled ? [] : Object.values(unsoundLines(values));
  if (!first) return null;
  return (
    <div data-wide>
      <Note tone="warning" title={t('form.unsound')} live>
        <p>{t(`mistakes.${first}`)}</p>
      </Note>
    </div>
  );
}

function Weekdays({ form }: Props) {
  const t = useTranslations('merchantPromotions.form');
  const { locale } = usePage();
  const { check, field, set, values } = form;
  const { error } = field('Weekdays');
  const toggle = (day: number, isOn: boolean): void => {
    const next = isOn ? [...values.Weekdays, day] : values.Weekdays.filter((one) => one !== day);
    set(
      'Weekdays',
      next.toSorted((a, b) => a - b),
    );
  };
  return (
    <FormSection title={t('Weekdays')} hint={t('WeekdaysHint')}>
      <CheckRow {...check('HasWeekdays')}>{t('HasWeekdays')}</CheckRow>
      {values.HasWeekdays && (
        <fieldset className={formClasses.lines} data-lines data-field="Weekdays">
          <legend>{t('Weekdays')}</legend>
          <div className={classes.weekdays}>
            {weekdays.map((day) => (
              <CheckRow
                key={day}
                data-invalid={error !== undefined || undefined}
                checked={values.Weekdays.includes(day)}
                onChange={({ currentTarget }) => toggle(day, currentTarget.checked)}
              >
                {weekdayName(day, locale, 'long')}
              </CheckRow>
            ))}
          </div>
          {error !== undefined && (
            <p className={formClasses.refused} role="alert">
              {error}
            </p>
          )}
        </fieldset>
      )}
    </FormSection>
  );
}
