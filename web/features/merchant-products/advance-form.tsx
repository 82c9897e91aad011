import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UnitNumber } from '#domain/pricing/units.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DayField } from '../../merchant-ui/day-field.tsx';
import { FormSection } from '../../merchant-ui/form/form-section.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import type { Mistakes } from '../../merchant-ui/form/use-record-form.ts';
import { useStoredRecord } from '../../merchant-ui/form/use-stored-record.ts';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { advancesMeeting } from './advance-days.ts';
import classes from './merchant-products.module.css';
import { MERCHANT_PRODUCTS } from './merchant-products.queries.ts';
import { PriceGrid } from './price-grid.tsx';
import { NO_PRICES, priceFieldsOf, priceValuesOf, type PriceValues } from './price-values.ts';
import { advancePricesQuery, productPricesQuery, type AdvancePrice } from './product-prices.queries.ts';
import { useDays } from './use-days.ts';
import { UnitTabs } from './unit-tabs.tsx';
import { usePriceQuestion } from './use-price-question.tsx';
import { useWrongPrices } from './use-wrong-prices.ts';

type Values = PriceValues & { Name: string; DateStart: string; DateEnd: string };
type Props = {
  code: string;
  /** Undefined for a new one. */
  advance: AdvancePrice | undefined;
  /** All of the product. */
  advances: readonly AdvancePrice[];
  mayChange: boolean;
  onClose: () => void;
};

const NEW: Values = { ...NO_PRICES, Name: '', DateStart: '', DateEnd: '' };

/** An advance price: what it is called, its days, and its prices. */
export function AdvanceForm({ code, advance, advances, mayChange, onClose }: Props) {
  const t = useTranslations('merchantPrices.advance');
  const days = useDays();
  const page = usePage();
  const { api } = page;
  const { data: prices } = useSuspenseQuery(productPricesQuery(page, code));
  const [unit, setUnit] = useState<UnitNumber>(1);
  const tCalendar = useTranslations('merchantPrices.calendar');
  const wrong = useWrongPrices(prices.Units);
  const below = priceValuesOf(prices);
  const { asks, question } = usePriceQuestion({ code, units: prices.Units, below });
  const id = advance?.AdvanceId ?? '';
  const validate = (values: Values): Mistakes => ({
    ...wrong(values),
    ...(values.Name.trim() === '' && { Name: t('nameMissing') }),
    ...(values.DateStart === '' && { DateStart: t('dayMissing') }),
    ...(values.DateEnd === '' && { DateEnd: t('dayMissing') }),
    ...(values.DateEnd !== '' && values.DateEnd < values.DateStart && { DateEnd: t('daysWrong') }),
  });
  const form = useStoredRecord<Values, AdvancePrice>({
    record: ['advance', advance ? id : `${code}/new`],
    stored: advance,
    empty: NEW,
    valuesOf: (one) => ({
      ...priceValuesOf(one),
      Name: one.Name,
      DateStart: one.DateStart,
      DateEnd: one.DateEnd,
    }),
    validate,
    asks,
    // The list is read anew: one of them is not kept alone.
    queryOf: (one) => ({ queryKey: [...advancePricesQuery(page, code).queryKey, one.AdvanceId] }),
    lists: MERCHANT_PRODUCTS,
    save: ({ Name, DateStart, DateEnd, ...values }, Version) => {
      const body = { Name, DateStart, DateEnd, ...priceFieldsOf(values) };
      return advance
        ? api.saveAdvancePrice({ params: { code, id }, body: { Version, ...body } })
        : api.addAdvancePrice({ params: { code }, body });
    },
    told: (one) => t('saved', { name: one.Name }),
    after: onClose,
    conflict: {
      code: 'ADVANCE_CHANGED',
      read: async () => {
        const { Data } = await api.advancePrices({ body: { P_Code: code } });
        const now = Data.find(({ AdvanceId }) => AdvanceId === id);
        if (!now) throw new Error('It is gone.');
        return now;
      },
    },
    onError: useTellError(),
  });
  const { DateStart: first, DateEnd: last } = form.values;
  const met = advancesMeeting(advances, { first, last, except: id });
  return (
    <>
      <Button variant="default" size="md" onClick={onClose}>
        {t('back')}
      </Button>
      <fieldset className={classes.whole} disabled={!mayChange}>
        <RecordForm form={form} submit={t('save')}>
          <FormSection title={advance ? advance.Name : t('add')}>
            <TextField
              {...form.field('Name')}
              label={t('name')}
              description={t('nameWhy')}
              maxLength={80}
              data-wide
            />
            {(['DateStart', 'DateEnd'] as const).map((name) => (
              <DayField
                key={name}
                name={name}
                label={t(name === 'DateStart' ? 'first' : 'last')}
                day={form.values[name]}
                onDay={(day) => form.set(name, day)}
                error={form.field(name).error}
              />
            ))}
            {met.length > 0 && (
              <div data-wide>
                <Note tone="warning" live>
                  <p>
                    {tCalendar('both', {
                      names: met.map((one) => `${one.Name} (${days(one.DateStart, one.DateEnd)})`).join(', '),
                    })}
                  </p>
                </Note>
              </div>
            )}
          </FormSection>
          <Panel title={t('prices')}>
            <UnitTabs units={prices.Units} current={unit} errors={form.form.errors} onUnit={setUnit} />
            <PriceGrid
              label={t('prices')}
              form={form}
              units={prices.Units}
              vatRate={prices.VatRate}
              unit={unit}
              disabled={!mayChange}
              below={{ as: 'advance', values: below }}
            />
          </Panel>
          {question}
        </RecordForm>
      </fieldset>
    </>
  );
}
