import { useQuery } from '@tanstack/react-query';
import { usePage } from '../../page/page-context.ts';
import { eachOnce } from './each-once.ts';
import {
  bestSellersQuery,
  displayGroupsQuery,
  hotDealsQuery,
  PRODUCTS_A_ROW,
  PROMOTED,
  promotionsQuery,
  RECOMMENDED,
  recommendedQuery,
} from './home.queries.ts';

/**
 * The products of home's rows, from the top down, each product in one row. What the customer bought before is not among
 * them: it is the customer's own list, comes later, and must change no row that is already in view.
 */
export function useHomeRows() {
  const page = usePage();
  const { config } = page;
  const isOn = {
    promotions: config.get('HOME_PROMOTION_ENABLED'),
    hotDeals: config.get('HOME_HOT_DEAL_ENABLED'),
    groups: config.get('HOME_DISPLAY_GROUP_ENABLED'),
    bestSellers: config.get('HOME_BEST_SELLER_ENABLED'),
    recommended: config.get('HOME_RECOMMENDED_ENABLED'),
  };
  const promotions = useQuery({ ...promotionsQuery(page), enabled: isOn.promotions });
  const hotDeals = useQuery({ ...hotDealsQuery(page), enabled: isOn.hotDeals });
  const groups = useQuery({ ...displayGroupsQuery(page), enabled: isOn.groups });
  const bestSellers = useQuery({ ...bestSellersQuery(page), enabled: isOn.bestSellers });
  const recommended = useQuery({ ...recommendedQuery(page), enabled: isOn.recommended });
  const shownGroups = (isOn.groups && groups.data) || [];
  const shown = eachOnce([
    { name: 'promotions', products: (isOn.promotions && promotions.data) || [], most: PROMOTED },
    { name: 'hotDeals', products: (isOn.hotDeals && hotDeals.data) || [], most: PRODUCTS_A_ROW },
    ...shownGroups.map(
      ({ Group, Products }) =>
        ({ name: `group ${Group.Id}`, products: Products, most: PRODUCTS_A_ROW }) as const,
    ),
    { name: 'bestSellers', products: (isOn.bestSellers && bestSellers.data) || [], most: PRODUCTS_A_ROW },
    { name: 'recommended', products: (isOn.recommended && recommended.data) || [], most: RECOMMENDED },
  ]);
  const { promotions: promoted = [], hotDeals: hot = [], bestSellers: best = [] } = shown;
  return {
    promotions: promoted,
    hotDeals: hot,
    groups: shownGroups.map(({ Group }) => ({ Group, Products: shown[`group ${Group.Id}`] ?? [] })),
    bestSellers: best,
    recommended: shown.recommended ?? [],
  };
}
