import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AddressTabs } from '../../merchant-ui/address-tabs.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { IconDone, IconProducts } from '../../ui/theme/icons.ts';
import { NEW, PRODUCT_LIST } from '../merchant-products/product-paths.ts';
import { useStaff } from '../staff/use-staff.ts';
import { EmptyCategoryList } from './empty-category-list.tsx';
import { QualityList } from './quality-list.tsx';
import {
  countsQuery,
  FIRST_KIND,
  kindOfProducts,
  readQualityFilters,
  type FindingCount,
} from './quality.queries.ts';

export const countInWords = ({ Count, IsMore }: Pick<FindingCount, 'Count' | 'IsMore'>): string =>
  `${Count.toLocaleString('en-US')}${IsMore ? '+' : ''}`;

/** Every kind of what is wrong with its count, and the products of one of them; says so where nothing is wrong. */
export function QualityOfProducts() {
  const t = useTranslations('merchantQuality');
  const [search] = useSearchParams();
  const kind = kindOfProducts(readQualityFilters(search));
  const { data } = useQuery(countsQuery(usePage()));
  const mayAdd = useStaff().Rights.includes('manageProducts');
  const counts = data?.counts;
  if (data?.hasProducts === false)
    return (
      <EmptyState icon={<IconProducts size={32} />} title={t('noProducts')}>
        <p>{t('noProductsText')}</p>
        {mayAdd && (
          <Button component={AppLink} to={`${PRODUCT_LIST}/${NEW}`} size="md">
            {t('addProduct')}
          </Button>
        )}
      </EmptyState>
    );
  if (counts?.every(({ Count }) => Count === 0))
    return (
      <EmptyState icon={<IconDone size={32} />} title={t('allGood')}>
        <p>{t('allGoodText')}</p>
      </EmptyState>
    );
  return (
    <>
      {counts && (
        <AddressTabs
          name="kind"
          label={t('title')}
          first={FIRST_KIND}
          tabs={counts.map((one) => ({
            value: one.Kind,
            label: t(`kinds.${one.Kind}.name`),
            count: countInWords(one),
          }))}
        />
      )}
      {kind === undefined ? <EmptyCategoryList /> : <QualityList key={kind} kind={kind} />}
    </>
  );
}
