import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { productPath } from './product-paths.ts';
import { customerAgreedPricesQuery } from './product-prices.queries.ts';
import { useAgreedWords } from './use-agreed-words.ts';
import { useStaff } from '../staff/use-staff.ts';
import classes from './merchant-products.module.css';

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
    <Panel title={t('title')}>
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
