import { useTranslations } from '../../i18n/use-translations.tsx';
import { Facts } from '../../merchant-ui/facts.tsx';
import { useKeepRecord } from '../../merchant-ui/use-keep-record.ts';
import { usePage } from '../../page/page-context.ts';
import { Money } from '../../ui/display/money.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { useStaff } from '../staff/use-staff.ts';
import classes from './merchant-products.module.css';
import { MERCHANT_PRODUCTS, productQuery, type ShopProduct } from './merchant-products.queries.ts';
import { OfferSwitch } from './offer-switch.tsx';
import { stockPath, unitPricesPath } from './product-paths.ts';
import { useTurnProduct } from './use-turn-product.tsx';

/** Where the product is offered, and what is left of it there. */
export function ProductCenters({ product }: { product: ShopProduct }) {
  const t = useTranslations('merchantProducts.state');
  const { turn, busy, question } = useTurnProduct();
  const { Pages } = useStaff();
  const { P_Code, PRODUCTNAME: name, Centers, Archived } = product;
  /** Where the center has prices of its own, they are known of the one that is asked about alone. */
  const noPriceAt = (saleUnit: string): boolean =>
    (saleUnit === product.SaleUnit ? product.StandardPrice : product.PRICE1) === null;
  return (
    <Panel
      title={t('centers')}
      action={Pages.includes('stock') && <AppLink to={stockPath(P_Code)}>{t('stock')}</AppLink>}
    >
      <ul className={classes.centers}>
        {Centers.map((center) => (
          <li key={center.SaleUnit} className={classes.center}>
            <span>
              <UserText>{center.DIST_NAME}</UserText>
              <span className={classes.small}>
                {t('left', {
                  left: center.StockAvailable.toLocaleString('en-US'),
                  all: center.OnHand.toLocaleString('en-US'),
                })}
              </span>
              {center.Disable === 'N' && noPriceAt(center.SaleUnit) && (
                <AppLink to={unitPricesPath(P_Code, 1, center.SaleUnit)} className={classes.small}>
                  {t(center.SaleUnit === product.SaleUnit ? 'lacksPrice' : 'checkPrice')}
                </AppLink>
              )}
            </span>
            <OfferSwitch
              name={center.DIST_NAME}
              isActive={center.Disable === 'N'}
              isArchived={Archived === 'Y'}
              busy={busy}
              onTurn={() =>
                turn({
                  P_Code,
                  name,
                  saleUnit: center.SaleUnit,
                  isActive: center.Disable === 'N',
                  noPrice: center.SaleUnit === product.SaleUnit && noPriceAt(center.SaleUnit),
                })
              }
            />
          </li>
        ))}
      </ul>
      {question}
    </Panel>
  );
}

/** What it sells at, to be looked at; costs for who may see them. */
export function ProductPrices({ product }: { product: ShopProduct }) {
  const t = useTranslations('merchantProducts.state');
  const money = (baht: number | null | undefined) =>
    typeof baht === 'number' ? <Money baht={baht} /> : t('noPrice');
  const levels = [product.PRICE1, product.PRICE2, product.PRICE3, product.PRICE4, product.PRICE5];
  return (
    <Panel title={t('prices')}>
      <Facts
        facts={[
          { label: t('catalogPrice'), value: money(product.CatalogPrice) },
          { label: t('standardPrice'), value: money(product.StandardPrice) },
          ...levels.flatMap((baht, at) =>
            baht === null ? [] : [{ label: t('level', { level: String(at + 1) }), value: money(baht) }],
          ),
          ...(product.Cost === undefined
            ? []
            : [
                { label: t('cost'), value: money(product.Cost) },
                { label: t('floor'), value: money(product.FloorPrice) },
              ]),
        ]}
      />
    </Panel>
  );
}

/** Archives the product or takes it back, for who may manage products. */
export function ArchiveButton({ product }: { product: ShopProduct }) {
  const t = useTranslations('merchantProducts.archive');
  const page = usePage();
  const { Rights } = useStaff();
  const keep = useKeepRecord((one: ShopProduct) => productQuery(page, one.P_Code), MERCHANT_PRODUCTS);
  const isArchived = product.Archived === 'Y';
  const { P_Code: code, PRODUCTNAME: name } = product;
  if (!Rights.includes('manageProducts')) return null;
  return (
    <ConfirmedButton
      key={product.Archived}
      label={t(isArchived ? 'back' : 'do')}
      ask={t(isArchived ? 'askBack' : 'ask', { name })}
      text={t(isArchived ? 'textBack' : 'text')}
      confirm={t(isArchived ? 'back' : 'do')}
      keep={t('keep')}
      work={async () => {
        const body = { Archived: isArchived ? ('N' as const) : ('Y' as const) };
        const saved = await page.api.archiveProduct({ params: { code }, body });
        keep(saved, t(isArchived ? 'doneBack' : 'done', { name }));
      }}
    />
  );
}
