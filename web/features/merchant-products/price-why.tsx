import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DayField } from '../../merchant-ui/day-field.tsx';
import { PickField } from '../../merchant-ui/form/pick-field.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { refusal } from '../../ui/form/field-errors.ts';
import classes from './merchant-products.module.css';
import type { ShopProduct } from './merchant-products.queries.ts';
import { priceWhyQuery, type PriceWhy } from './product-prices.queries.ts';
import { useBuyers } from './use-buyers.ts';

/** Why the product costs what it costs for a customer, at a center, on a day. */
export function PriceWhyPanel({ product }: { product: ShopProduct }) {
  const t = useTranslations('merchantPrices.whyPrice');
  const page = usePage();
  const [customer, setCustomer] = useState('');
  const [center, setCenter] = useState(product.SaleUnit);
  const [day, setDay] = useState('');
  const buyers = useBuyers(center);
  const { data, error } = useQuery(
    priceWhyQuery(page, product.P_Code, {
      ...(customer !== '' && { customerCode: customer }),
      ...(day !== '' && { day }),
      saleUnit: center,
    }),
  );
  return (
    <Panel title={t('title')}>
      <div className={classes.asks}>
        <PickField
          name="WhyCustomer"
          label={t('customer')}
          description={t('customerWhy')}
          value={customer}
          chosen={buyers.chosen(customer)}
          list={buyers.list}
          find={buyers.find}
          onChange={setCustomer}
          clearable
        />
        <PickField
          name="WhyCenter"
          label={t('center')}
          value={center}
          options={product.Centers.map(({ SaleUnit, DIST_NAME }) => ({ value: SaleUnit, label: DIST_NAME }))}
          onChange={(next) => setCenter(next || product.SaleUnit)}
        />
        <DayField label={t('day')} description={t('dayWhy')} day={day} onDay={setDay} />
      </div>
      {error && (
        <Note tone="warning" live>
          <p>{refusal(error)}</p>
        </Note>
      )}
      {data && !error && <Why why={data} />}
    </Panel>
  );
}

function Why({ why }: { why: PriceWhy }) {
  const t = useTranslations('merchantPrices.whyPrice');
  return (
    <>
      {!why.IsOffered && <p>{t('notOffered')}</p>}
      <p>{t('levelOf', { level: String(why.PriceLevel) })}</p>
      {why.Units.map((unit) => (
        <section key={unit.Unit} aria-label={unit.Name}>
          <h3 className={classes.unit}>
            <UserText>{unit.Name}</UserText>
          </h3>
          <ol className={classes.looked}>
            {unit.Looked.map((one) => (
              <li key={`${one.Source}/${one.Level}`} data-counts={one.Counts || undefined}>
                <span>
                  {t(`sources.${one.Source}`, { level: String(one.Level ?? '') })}
                  {one.Name !== null && <UserText>{` “${one.Name}”`}</UserText>}
                </span>
                <span>{one.Paid === null ? t('none') : formatBaht(one.Paid)}</span>
                {one.Counts && <strong>{t('counts')}</strong>}
              </li>
            ))}
          </ol>
          <p>
            {unit.Paid === null ? t('notSold') : t('paid', { amount: formatBaht(unit.Paid) })}
            {unit.AfterPromotion !== null && ` ${t('after', { amount: formatBaht(unit.AfterPromotion) })}`}
          </p>
          {unit.Cost !== undefined && <Costs unit={unit} />}
        </section>
      ))}
      {why.Promotions.length > 0 && (
        <p>
          {t('promotions')}{' '}
          <UserText>{why.Promotions.map(({ PromotionName }) => PromotionName).join(', ')}</UserText>
        </p>
      )}
    </>
  );
}

/** Of one of the unit, without VAT: for who may see costs. */
function Costs({ unit: { Cost, FloorPrice, Margin } }: { unit: PriceWhy['Units'][number] }) {
  const t = useTranslations('merchantPrices.whyPrice');
  const amount = (baht: number | null | undefined) =>
    typeof baht === 'number' ? formatBaht(baht) : t('none');
  return (
    <p className={classes.small}>
      {t('costs', { cost: amount(Cost), floor: amount(FloorPrice), margin: amount(Margin) })}
    </p>
  );
}
