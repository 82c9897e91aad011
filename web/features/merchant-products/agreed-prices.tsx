import { Button } from '@mantine/core';
import {
  useInfiniteQuery,
  useQueryClient,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { ExportList } from '../runs/export-list.tsx';
import { AgreedSheet } from './agreed-sheet.tsx';
import classes from './merchant-products.module.css';
import { MERCHANT_PRODUCTS } from './merchant-products.queries.ts';
import { productPath } from './product-paths.ts';
import {
  agreedPricesQuery,
  customerAgreedPricesQuery,
  productPricesQuery,
  type AgreedPrice,
} from './product-prices.queries.ts';
import { useAgreedWords } from './use-agreed-words.ts';

type Props = { code: string; saleUnit: string; mayChange: boolean };

/** The prices of a product that are agreed with customers and types of customers (R-47q). */
export function AgreedPrices({ code, saleUnit, mayChange }: Props) {
  const t = useTranslations('merchantPrices.agreed');
  const page = usePage();
  const client = useQueryClient();
  const words = useAgreedWords();
  const { data: prices } = useSuspenseQuery(productPricesQuery(page, code));
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(
    agreedPricesQuery(page, code),
  );
  const agreed = data.pages.flatMap((one) => one.Data);
  /** Which is in the sheet: 'new', or its id. */
  const [open, setOpen] = useState<string>();
  const edited = agreed.find(({ AgreedId }) => AgreedId === open);
  const whoOf = (one: AgreedPrice): string =>
    one.CustomerType === '' ? one.CUSTOMERNAME : t('allOf', { type: one.CustomerTypeName });
  return (
    <Panel
      title={t('title')}
      action={
        <>
          {agreed.length > 0 && <ExportList list="agreedPrices" of={{ code }} />}
          {mayChange && (
            <Button size="md" aria-haspopup="dialog" onClick={() => setOpen('new')}>
              {t('add')}
            </Button>
          )}
        </>
      }
    >
      <p className={classes.small}>{t('why')}</p>
      {agreed.length === 0 && <p>{t('none')}</p>}
      <ul className={classes.centers}>
        {agreed.map((one) => (
          <li key={one.AgreedId} className={classes.center}>
            <span>
              <UserText>{whoOf(one)}</UserText>
              {one.CUSTOMERCODE !== '' && <UserText>{` (${one.CUSTOMERCODE})`}</UserText>}
              <span className={classes.small}>
                <UserText>{one.UnitName}</UserText> · {words.price(one)} · {words.days(one)}
              </span>
            </span>
            {mayChange && (
              <span className={classes.ways}>
                <Button
                  size="md"
                  variant="default"
                  aria-haspopup="dialog"
                  onClick={() => setOpen(one.AgreedId)}
                >
                  {t('edit')}
                </Button>
                <ConfirmedButton
                  label={t('remove')}
                  ask={t('ask', { who: whoOf(one) })}
                  text={t('askText', { price: formatBaht(one.Paid), unit: one.UnitName })}
                  confirm={t('remove')}
                  keep={t('keep')}
                  tone="danger"
                  work={async () => {
                    try {
                      await page.api.removeAgreedPrice({
                        params: { code, id: one.AgreedId },
                        body: { Version: one.Version },
                      });
                    } finally {
                      // Also where it was refused: somebody has changed it, and the list shows what it is now.
                      await client.invalidateQueries({ queryKey: MERCHANT_PRODUCTS });
                    }
                  }}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="md" variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {open !== undefined && (
        <AgreedSheet
          product={{ code, units: prices.Units, saleUnit }}
          agreed={edited}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Panel>
  );
}

/** Prices that are agreed with the customer or their type; nothing where there are none. */
export function CustomerPrices({ customer }: { customer: { code: string; saleUnit: string } }) {
  const t = useTranslations('merchantPrices.agreed');
  const page = usePage();
  const words = useAgreedWords();
  const { Pages } = useStaff();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    customerAgreedPricesQuery(page, customer),
  );
  const agreed = data?.pages.flatMap((one) => one.Data) ?? [];
  if (agreed.length === 0) return null;
  return (
    <Panel
      title={t('title')}
      action={
        <ExportList list="customerAgreedPrices" of={{ code: customer.code, saleUnit: customer.saleUnit }} />
      }
    >
      <ul className={classes.centers}>
        {agreed.map((one) => (
          <li key={one.AgreedId} className={classes.center}>
            {Pages.includes('products') ? (
              <AppLink to={productPath(one.P_Code, 'agreedprice')}>
                <UserText>{one.PRODUCTNAME}</UserText>
              </AppLink>
            ) : (
              <UserText>{one.PRODUCTNAME}</UserText>
            )}
            <span>
              <UserText>{one.UnitName}</UserText> · {words.price(one)}
            </span>
            <span>{words.days(one)}</span>
            {one.CustomerType !== '' && <UserText>{t('allOf', { type: one.CustomerTypeName })}</UserText>}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="md" variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Panel>
  );
}
