import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MOST_COUNTED } from '#domain/access/customer-counts.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import type { CustomerFilters } from './customer-filters.ts';
import { customersCountQuery } from './merchant-customers.queries.ts';
import classes from './merchant-customers.module.css';

/** How many the filters find: counted up to a bound, beside the list that does not wait for it. */
export function CustomersFound({ filters }: { filters: CustomerFilters }) {
  const t = useTranslations('merchantCustomers');
  const { data } = useQuery({
    ...customersCountQuery(usePage(), filters),
    placeholderData: keepPreviousData,
  });
  const isMore = data !== undefined && data > MOST_COUNTED;
  return (
    <output className={classes.found}>
      {data !== undefined && (isMore ? t('foundMore', { count: MOST_COUNTED }) : t('found', { count: data }))}
    </output>
  );
}
