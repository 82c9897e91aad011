import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useSearchParams, type Location } from 'react-router';
import type { UnitNumber } from '#domain/pricing/units.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import { useStoredRecord } from '../../merchant-ui/form/use-stored-record.ts';
import { offerUndo } from '../../merchant-ui/undo.ts';
import { useFieldOfAddress } from '../../merchant-ui/use-field-of-address.ts';
import { useKeepRecord } from '../../merchant-ui/use-keep-record.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { refusal } from '../../ui/form/field-errors.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useStays } from '../../ui/interaction/leaving.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import classes from './merchant-products.module.css';
import { MERCHANT_PRODUCTS, type ShopProduct } from './merchant-products.queries.ts';
import { PriceGrid } from './price-grid.tsx';
import { NO_PRICES, priceFieldsOf, priceValuesOf, type PriceValues } from './price-values.ts';
import { priceParts, productPath, unitPricesPath } from './product-paths.ts';
import { productPricesQuery, type ProductPrices } from './product-prices.queries.ts';
import { UnitTabs } from './unit-tabs.tsx';
import { usePriceQuestion } from './use-price-question.tsx';
import { useWrongPrices } from './use-wrong-prices.ts';

type Props = { product: ShopProduct; unit: UnitNumber; mayChange: boolean };
const CENTER = 'center';

/** The prices of a product, for all centers or for one that the address names: one form over the addresses of its units. */
export function ProductPricesForm({ product, unit, mayChange }: Props) {
  const t = useTranslations('merchantPrices');
  const [search] = useSearchParams();
  /** Prices that are back as they were are a form anew; what was typed since is kept as over a reload. */
  const [undone, setUndone] = useState(0);
  const { P_Code: code, Centers } = product;
  const center = Centers.find(({ SaleUnit }) => SaleUnit === search.get(CENTER))?.SaleUnit;
  return (
    <>
      <nav aria-label={t('center.whose')} className={classes.tabs}>
        {[{ SaleUnit: undefined, DIST_NAME: t('center.all') }, ...Centers].map(({ SaleUnit, DIST_NAME }) => (
          <AppLink
            key={SaleUnit ?? ''}
            to={unitPricesPath(code, unit, SaleUnit)}
            className={classes.tab}
            replace
            preventScrollReset
            prefetch="none"
            aria-current={SaleUnit === center ? 'true' : undefined}
          >
            <UserText>{DIST_NAME}</UserText>
          </AppLink>
        ))}
      </nav>
      <PricesOf
        key={`${center ?? ''}/${undone}`}
        code={code}
        center={center}
        unit={unit}
        mayChange={mayChange}
        onUndone={() => setUndone((times) => times + 1)}
      />
    </>
  );
}

type Whose = {
  code: string;
  center: string | undefined;
  unit: UnitNumber;
  mayChange: boolean;
  onUndone: () => void;
};

function PricesOf({ code, center, unit, mayChange, onUndone }: Whose) {
  const t = useTranslations('merchantPrices');
  const page = usePage();
  const { api, locale } = page;
  const { data: prices } = useSuspenseQuery(productPricesQuery(page, code, center));
  const wrong = useWrongPrices(prices.Units);
  const below = prices.ForAll ? priceValuesOf(prices.ForAll) : undefined;
  const { asks, question } = usePriceQuestion({ code, units: prices.Units, below });
  const paths = priceParts.map((part) => localePath(locale, productPath(code, part))).join(' ');
  // What is typed for one center is not that of another.
  useStays(
    useCallback(
      ({ pathname, search }: Location) =>
        paths.split(' ').includes(pathname) &&
        (new URLSearchParams(search).get(CENTER) ?? undefined) === center,
      [paths, center],
    ),
  );
  const read = () => api.productPrices({ params: { code }, query: { saleUnit: center } });
  const send = (values: PriceValues, Version: number) =>
    api.saveProductPrices({
      params: { code },
      body: { Version, SaleUnit: center, ...priceFieldsOf(values) },
    });
  const tellError = useTellError();
  /** There is no form of it that would say so. */
  const tellLate = (error: unknown): void => {
    const why = refusal(error);
    if (why === undefined) tellError(error);
    else showToast({ kind: 'error', message: why, milliseconds: TOAST_MS.error });
  };
  const queryOf = () => productPricesQuery(page, code, center);
  const keep = useKeepRecord(queryOf, MERCHANT_PRODUCTS);
  /** As they were before the save. */
  const before = useRef<PriceValues>(undefined);
  /** Only as long as nobody has saved since: the version that the save made is sent. */
  const undo = async (values: PriceValues, { Version }: ProductPrices): Promise<void> => {
    keep(await send(values, Version), t('undone'));
    onUndone();
  };
  const form = useStoredRecord<PriceValues, ProductPrices>({
    record: ['prices', center === undefined ? code : `${code}@${center}`],
    stored: prices,
    empty: NO_PRICES,
    valuesOf: priceValuesOf,
    validate: wrong,
    asks,
    queryOf,
    lists: MERCHANT_PRODUCTS,
    save: (values, Version) => {
      before.current = priceValuesOf(prices);
      return send(values, Version);
    },
    told: () => undefined,
    after: (saved) => {
      const { current } = before;
      if (current)
        offerUndo({
          message: t('saved'),
          label: t('undo'),
          onUndo: () => void undo(current, saved).catch(tellLate),
        });
    },
    conflict: { code: 'PRODUCT_CHANGED', read },
    onError: tellError,
  });
  useFieldOfAddress();
  return (
    <RecordForm form={form} submit={t('save')}>
      <Panel title={t('levels')}>
        <p className={classes.small}>{t(center === undefined ? 'why' : 'center.why')}</p>
        <UnitTabs
          units={prices.Units}
          current={unit}
          errors={form.form.errors}
          pathOf={(no) => unitPricesPath(code, no, center)}
        />
        <PriceGrid
          label={t('levels')}
          form={form}
          units={prices.Units}
          vatRate={prices.VatRate}
          unit={unit}
          disabled={!mayChange}
          {...(below && { below: { as: 'center', values: below } })}
        />
      </Panel>
      {question}
    </RecordForm>
  );
}
