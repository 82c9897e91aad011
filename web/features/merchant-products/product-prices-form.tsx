import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Location } from 'react-router';
import type { UnitNumber } from '#domain/pricing/units.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import { useStoredRecord } from '../../merchant-ui/form/use-stored-record.ts';
import { useFieldOfAddress } from '../../merchant-ui/use-field-of-address.ts';
import { usePage } from '../../page/page-context.ts';
import { useStays } from '../../ui/interaction/leaving.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import classes from './merchant-products.module.css';
import { MERCHANT_PRODUCTS } from './merchant-products.queries.ts';
import { PriceGrid } from './price-grid.tsx';
import { NO_PRICES, priceFieldsOf, priceValuesOf, type PriceValues } from './price-values.ts';
import { priceParts, productPath } from './product-paths.ts';
import { productPricesQuery, type ProductPrices } from './product-prices.queries.ts';
import { UnitTabs } from './unit-tabs.tsx';
import { useWrongPrices } from './use-wrong-prices.ts';

type Props = { code: string; unit: UnitNumber; mayChange: boolean };

/** The prices of a product as set for all centers: one form over the addresses of its units. */
export function ProductPricesForm({ code, unit, mayChange }: Props) {
  const t = useTranslations('merchantPrices');
  const page = usePage();
  const { api, locale } = page;
  const { data: prices } = useSuspenseQuery(productPricesQuery(page, code));
  const wrong = useWrongPrices(prices.Units);
  const paths = priceParts.map((part) => localePath(locale, productPath(code, part))).join(' ');
  useStays(useCallback(({ pathname }: Location) => paths.split(' ').includes(pathname), [paths]));
  const form = useStoredRecord<PriceValues, ProductPrices>({
    record: ['prices', code],
    stored: prices,
    empty: NO_PRICES,
    valuesOf: priceValuesOf,
    validate: wrong,
    queryOf: () => productPricesQuery(page, code),
    lists: MERCHANT_PRODUCTS,
    save: (values, Version) =>
      api.saveProductPrices({ params: { code }, body: { Version, ...priceFieldsOf(values) } }),
    told: () => t('saved'),
    conflict: { code: 'PRODUCT_CHANGED', read: () => api.productPrices({ params: { code } }) },
    onError: useTellError(),
  });
  useFieldOfAddress();
  return (
    <RecordForm form={form} submit={t('save')}>
      <Panel title={t('levels')}>
        <p className={classes.small}>{t('why')}</p>
        <UnitTabs
          units={prices.Units}
          current={unit}
          errors={form.form.errors}
          pathOf={(no) => productPath(code, `pricelevelunit${no}`)}
        />
        <PriceGrid
          label={t('levels')}
          form={form}
          units={prices.Units}
          vatRate={prices.VatRate}
          unit={unit}
          disabled={!mayChange}
        />
      </Panel>
    </RecordForm>
  );
}
