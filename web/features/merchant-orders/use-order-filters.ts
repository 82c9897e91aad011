import { useQuery } from '@tanstack/react-query';
import { deliveryKinds } from '#domain/orders/delivery.ts';
import { paymentStatuses } from '#domain/orders/payment.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Filter } from '../../merchant-ui/filters.ts';
import { usePage } from '../../page/page-context.ts';
import { staffCentersQuery } from '../staff/staff.queries.ts';
import { orderChoices } from './order-choices.queries.ts';
import type { OrderFilters } from './order-filters.ts';

/** What the list of orders is narrowed by; a goods issue has neither customer nor price. */
export function useOrderFilters({ type, saleUnit }: OrderFilters): Filter[] {
  const t = useTranslations('merchantOrders');
  const page = usePage();
  const { data: centers = [] } = useQuery(staffCentersQuery(page));
  const choices = (kind: Parameters<typeof orderChoices>[1]) => orderChoices(page, kind, saleUnit);
  const text: Filter = {
    kind: 'text',
    name: 'text',
    label: t('filter.text'),
    hint: t(type === 'I' ? 'issue.textHint' : 'filter.textHint'),
  };
  const days: Filter = { kind: 'days', names: ['dateStart', 'dateEnd'], label: t('filter.days') };
  const product: Filter = {
    kind: 'pick',
    name: 'product',
    label: t('filter.product'),
    hint: t('filter.productHint'),
    ...choices('product'),
  };
  const note: Filter = { kind: 'switch', name: 'note', label: t('filter.note') };
  const center: Filter[] =
    centers.length > 1
      ? [
          {
            kind: 'choice',
            name: 'saleUnit',
            label: t('filter.center'),
            all: t('filter.ownCenter'),
            options: centers.map(({ SaleUnit, DIST_NAME }) => ({ value: SaleUnit, label: DIST_NAME })),
          },
        ]
      : [];
  if (type === 'I') return [text, days, product, note, ...center];
  return [
    text,
    days,
    {
      kind: 'several',
      name: 'payment',
      label: t('filter.payment'),
      options: paymentStatuses.map((value) => ({ value, label: t(`paymentState.${value}`) })),
    },
    {
      kind: 'pick',
      name: 'customer',
      label: t('filter.customer'),
      hint: t('filter.customerHint'),
      ...choices('customer'),
    },
    {
      kind: 'pick',
      name: 'salesman',
      label: t('filter.salesman'),
      hint: t('filter.salesmanHint'),
      ...choices('salesman'),
    },
    product,
    { kind: 'amount', names: ['totalMin', 'totalMax'], label: t('filter.total') },
    {
      kind: 'several',
      name: 'delivery',
      label: t('filter.delivery'),
      options: deliveryKinds.map((value) => ({ value, label: t(`filter.deliveryKinds.${value}`) })),
    },
    note,
    ...center,
  ];
}
