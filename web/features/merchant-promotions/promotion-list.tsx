import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useAddressParams } from '../../merchant-ui/address-params.ts';
import type { RowAction } from '../../merchant-ui/columns.ts';
import { FilterBar } from '../../merchant-ui/filter-bar.tsx';
import { useRememberList } from '../../merchant-ui/last-list.ts';
import { useRememberRows } from '../../merchant-ui/list-neighbours.ts';
import { PagedTable } from '../../merchant-ui/paged-table.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconPromotion } from '../../ui/theme/icons.ts';
import { EnablePromotion } from './enable-promotion.tsx';
import { promotionsQuery, type ListedPromotion } from './merchant-promotions.queries.ts';
import { PROMOTION_FILTER_NAMES, readPromotionFilters, shownStatuses } from './promotion-filters.ts';
import { stepPath } from './promotion-steps.ts';
import { nameOfPromotion } from './promotion-words.ts';
import { useCopyPromotion } from './use-copy-promotion.ts';
import { usePromotionColumns } from './use-promotion-columns.tsx';

const pathOf = ({ PromotionId }: ListedPromotion): string => stepPath(PromotionId, 0);

/** The promotions of the center, the latest first (B-74). */
export function PromotionList() {
  const t = useTranslations('merchantPromotions');
  const page = usePage();
  const [search] = useSearchParams();
  const filters = useMemo(() => readPromotionFilters(search), [search]);
  const { set } = useAddressParams();
  const query = promotionsQuery(page, filters);
  const { data } = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const rows = data?.pages.flatMap(({ Data }) => Data) ?? [];
  const [asked, setAsked] = useState<ListedPromotion>();
  const menuOf = usePromotionMenu(setAsked);
  useRememberList('promotions');
  useRememberRows('promotions', rows.map(pathOf));
  const narrowed = Object.keys(filters).length > 0;
  return (
    <>
      <FilterBar
        filters={[
          { kind: 'text', name: 'text', label: t('text'), hint: t('textHint') },
          {
            kind: 'several',
            name: 'status',
            label: t('status'),
            options: shownStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
          },
          { kind: 'days', names: ['dateStart', 'dateEnd'], label: t('days') },
        ]}
      />
      <PagedTable
        list="promotions"
        label={t('title')}
        columns={usePromotionColumns()}
        query={query}
        keyOf={({ PromotionId }) => PromotionId}
        nameOf={(one) => nameOfPromotion(one, page.locale)}
        pathOf={pathOf}
        menuOf={menuOf}
        none={
          <EmptyState icon={<IconPromotion size={32} />} title={t(narrowed ? 'noneFound' : 'none')}>
            {narrowed && (
              <Button
                size="md"
                onClick={() => set(Object.fromEntries(PROMOTION_FILTER_NAMES.map((name) => [name, ''])))}
              >
                {t('showAll')}
              </Button>
            )}
          </EmptyState>
        }
      />
      {asked && <EnablePromotion promotion={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** Editing, copying, enabling and the results of one promotion; one of other centers too is only looked at. */
function usePromotionMenu(
  onEnable: (promotion: ListedPromotion) => void,
): (promotion: ListedPromotion) => readonly RowAction[] {
  const t = useTranslations('merchantPromotions.menu');
  const { copy } = useCopyPromotion();
  return (one) => [
    { label: t(one.MayChange ? 'edit' : 'open'), to: pathOf(one) },
    { label: t('copy'), onPress: () => void copy(one.PromotionId) },
    ...(one.MayChange
      ? [{ label: t(one.FlagEnabled === 'Y' ? 'disable' : 'enable'), onPress: () => onEnable(one) }]
      : []),
    { label: t('results'), to: `${pathOf(one)}/results` },
  ];
}
