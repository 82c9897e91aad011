import { useTranslations } from '../../i18n/use-translations.tsx';
import { FormLines } from '../../merchant-ui/form/form-lines.tsx';
import type { RecordForm } from '../../merchant-ui/form/use-record-form.ts';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { BLANK_LINE, type LineValues, type PromotionValues } from './promotion-values.ts';
import { useLineWords } from './use-line-words.ts';

/** As many as the calls take. */
const MOST_LINES = 20;

/** From when on it gives what: a line a step, with what it does in words. */
export function CalculationLines({ form }: { form: RecordForm<PromotionValues> }) {
  const t = useTranslations('merchantPromotions.form');
  const wordsOf = useLineWords();
  const { field, values } = form;
  const { Kind, Condition } = values;
  const bought = Condition === '1' ? 'pieces' : 'baht';
  const number = (path: string, label: string, isWhole: boolean) => (
    <TextField
      {...field(path)}
      label={label}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      maxLength={14}
      autoComplete="off"
    />
  );
  return (
    <FormLines<PromotionValues, LineValues>
      form={form}
      path="PromotionDetails"
      label={t('lines')}
      one={t('line')}
      blank={() => ({ ...BLANK_LINE })}
      most={MOST_LINES}
      wordsOf={(line) => wordsOf(line, values)}
    >
      {(at) => (
        <>
          {number(`${at}.BuyMin`, t(`BuyMin.${bought}`), Condition === '1')}
          {number(`${at}.BuyMax`, t(`BuyMax.${bought}`), Condition === '1')}
          {Kind === 'FreeItem' && number(`${at}.FreeNumber`, t('FreeNumber'), true)}
          {Kind === 'DiscountPercent' && (
            <>
              {number(`${at}.DiscNumber`, t('DiscNumber.P'), false)}
              {number(`${at}.AtMost`, t('AtMost'), false)}
            </>
          )}
          {Kind === 'DiscountValue' && (
            <>
              {number(`${at}.DiscNumber`, t('DiscNumber.B'), false)}
              <SelectField
                {...field(`${at}.DiscTypeCode`)}
                label={t('DiscTypeCode')}
                data={(['B', 'U'] as const).map((value) => ({ value, label: t(`codes.${value}`) }))}
              />
            </>
          )}
          {number(`${at}.OrderBuy`, t('OrderBuy'), true)}
        </>
      )}
    </FormLines>
  );
}
