import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Filter } from '../../merchant-ui/filters.ts';
import { usePage } from '../../page/page-context.ts';
import { useStaff } from '../staff/use-staff.ts';
import { customerChoicesQuery } from './merchant-customers.queries.ts';

const LEVELS = ['1', '2', '3', '4', '5'] as const;
const options = (named: readonly { Code: string; Name: string }[]) =>
  named.map(({ Code, Name }) => ({ value: Code, label: Name }));

/** What customers are narrowed by; by what they ordered only for whom the orders are open. */
export function useCustomerFilters({ unseen }: { unseen: boolean }): Filter[] {
  const t = useTranslations('merchantCustomers');
  const { Pages } = useStaff();
  const { data } = useSuspenseQuery(customerChoicesQuery(usePage()));
  const several = (name: string, label: string, from: readonly { Code: string; Name: string }[]): Filter[] =>
    from.length > 0 ? [{ kind: 'several', name, label, options: options(from) }] : [];
  return [
    { kind: 'text', name: 'text', label: t('text'), hint: t('textHint') },
    ...several('tag', t('tags'), data.Tags),
    ...several('type', t('type'), data.Types),
    {
      kind: 'several',
      name: 'status',
      label: t('status'),
      options: (['active', 'disabled'] as const).map((value) => ({ value, label: t(`statuses.${value}`) })),
    },
    {
      kind: 'several',
      name: 'level',
      label: t('level'),
      options: LEVELS.map((value) => ({ value, label: t('levelOf', { level: value }) })),
    },
    ...several('salesman', t('salesman'), data.Salesmen),
    ...(Pages.includes('salesOrders')
      ? ([
          { kind: 'days', names: ['orderedFrom', 'orderedTo'], label: t('lastOrder') },
          { kind: 'switch', name: 'never', label: t('never') },
        ] satisfies Filter[])
      : []),
    ...(unseen ? ([{ kind: 'switch', name: 'unseen', label: t('unseen') }] satisfies Filter[]) : []),
  ];
}
