import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { productPath } from '../merchant-products/product-paths.ts';
import { customerAgreedPricesQuery } from '../merchant-products/product-prices.queries.ts';
import { useAgreedWords } from '../merchant-products/use-agreed-words.ts';
import { useStaff } from '../staff/use-staff.ts';
import type { CustomerKey } from './customer-path.ts';
import classes from './merchant-customers.module.css';

/** Prices that are agreed with the customer or their type; nothing where there are none. */
export function CustomerPrices({ customer }: { customer: CustomerKey }) {
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
    <Panel title={t('title')}>
      <ul className={classes.rows}>
        {agreed.map((one) => (
          <li key={one.AgreedId} className={classes.row}>
            {Pages.includes('products') ? (
              <AppLink className={classes.link} to={productPath(one.P_Code, 'agreedprice')}>
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
