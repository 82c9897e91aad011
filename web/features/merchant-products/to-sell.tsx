import { Button } from '@mantine/core';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useStaff } from '../staff/use-staff.ts';
import classes from './merchant-products.module.css';
import type { ShopProduct } from './merchant-products.queries.ts';
import { PICTURES, productPath, stockPath } from './product-paths.ts';
import { useTurnProduct } from './use-turn-product.tsx';

/** What is left to do until buyers of the center can order the product; gone once they can. */
export function ToSell({ product }: { product: ShopProduct }) {
  const t = useTranslations('merchantProducts.toSell');
  const { Pages, Rights } = useStaff();
  const { turn, busy, question } = useTurnProduct();
  const { P_Code: code, PRODUCTNAME: name, SaleUnit: saleUnit } = product;
  const here = product.Centers.find((one) => one.SaleUnit === saleUnit);
  if (!here || product.Archived === 'Y' || !Rights.includes('manageProducts')) return null;
  const steps = [
    { step: 'price', isDone: product.StandardPrice !== null, to: productPath(code, 'pricelevelunit1') },
    {
      step: 'picture',
      isDone: product.PIC_FILENAME !== null,
      to: `${productPath(code, 'detail')}#${PICTURES}`,
    },
    {
      step: 'stock',
      isDone: product.STOCK_ITEM === 'N' || here.StockAvailable > 0,
      to: Pages.includes('stock') ? stockPath(code) : undefined,
    },
    { step: 'open', isDone: here.Disable === 'N', to: undefined },
  ] as const;
  if (steps.every(({ step, isDone }) => isDone || step === 'picture')) return null;
  const isActive = here.Disable === 'N';
  return (
    <Panel title={t('title', { center: here.DIST_NAME })}>
      <ol className={classes.centers}>
        {steps.map(({ step, isDone, to }) => (
          <li key={step} className={classes.center}>
            {isDone || to === undefined ? (
              <span>{t(step)}</span>
            ) : (
              <AppLink to={to} preventScrollReset prefetch="none">
                {t(step)}
              </AppLink>
            )}
            {isDone ? (
              <StatusBadge tone="done">{t('done')}</StatusBadge>
            ) : (
              step === 'open' && (
                <Button
                  size="compact-sm"
                  variant="light"
                  disabled={busy}
                  onClick={() =>
                    turn({ P_Code: code, name, saleUnit, isActive, noPrice: product.StandardPrice === null })
                  }
                >
                  {t('open')}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
      {question}
    </Panel>
  );
}
