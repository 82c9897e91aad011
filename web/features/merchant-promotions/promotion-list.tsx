import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { RowAction } from '../../merchant-ui/columns.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import { usePage } from '../../page/page-context.ts';
import { IconPromotion } from '../../ui/theme/icons.ts';
import { ExportList } from '../runs/export-list.tsx';
import { EnablePromotion } from './enable-promotion.tsx';
import { asCalled, promotionsQuery, type ListedPromotion } from './merchant-promotions.queries.ts';
import { readPromotionFilters, shownStatuses } from './promotion-filters.ts';
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
  const [asked, setAsked] = useState<ListedPromotion>();
  const menuOf = usePromotionMenu(setAsked);
  return (
    <>
      <FilteredTable
        list="promotions"
        tools={<ExportList list="promotions" filters={asCalled(filters)} />}
        label={t('title')}
        columns={usePromotionColumns()}
        query={promotionsQuery(page, filters)}
        keyOf={({ PromotionId }) => PromotionId}
        nameOf={(one) => nameOfPromotion(one, page.locale)}
        pathOf={pathOf}
        menuOf={menuOf}
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
        empty={{
          icon: <IconPromotion size={32} />,
          none: t('none'),
          noneFound: t('noneFound'),
          showAll: t('showAll'),
        }}
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
