import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { usePage } from '../../../page/page-context.ts';
import type { CategoryPlace } from '../../category/category-tree.ts';
import { promotionsQuery } from '../../promotion/promotion.queries.ts';
import type { ListSearch } from './list-search.ts';
import { groupNameQuery } from '../product.queries.ts';

/** What a list is called: by what was searched for, or by what narrows it most. */
export function useListTitle(search: ListSearch, place: CategoryPlace): string {
  const t = useTranslations('catalogue');
  const { text, promotionId, group, collections = [] } = search;
  const page = usePage();
  const { data: groupName } = useQuery({
    ...groupNameQuery(page, group?.id ?? ''),
    enabled: group !== undefined,
  });
  const { data: promotions = [] } = useQuery({
    ...promotionsQuery(page),
    enabled: promotionId !== undefined,
  });
  const category = place.trail.at(-1)?.name;
  if (text !== undefined) return t('searched', { text });
  if (promotionId !== undefined)
    return promotions.find((each) => each.PromotionId === promotionId)?.PromotionName ?? t('promotion');
  // The shop's own name for it, in the page's language: what a link calls it may be anybody's words.
  if (group) return groupName ?? t('titles.group');
  const [collection, ...others] = collections;
  if (collection === undefined || others.length > 0) return category ?? t('all');
  const name = t(`titles.${collection}`);
  return category === undefined ? name : `${category} · ${name}`;
}
