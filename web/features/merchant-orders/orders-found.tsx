import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { merchantOrdersQuery } from './merchant-orders.queries.ts';
import { readOrderFilters } from './order-filters.ts';

/** How many orders a list with this address has: as many as its first part, or more. The list then has them already. */
export function OrdersFound({ search }: { search: URLSearchParams }) {
  const t = useTranslations('merchantOrders.filter');
  const apply = useTranslations('merchant.filter');
  const { data } = useInfiniteQuery({
    ...merchantOrdersQuery(usePage(), readOrderFilters(search)),
    placeholderData: keepPreviousData,
  });
  const [first] = data?.pages ?? [];
  if (!first) return apply('apply');
  return first.Next === null
    ? t('found', { count: first.Data.length })
    : t('foundMore', { count: String(first.Data.length) });
}
