import { useInfiniteQuery } from '@tanstack/react-query';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { PagedTable } from '../../merchant-ui/paged-table.tsx';
import { usePage } from '../../page/page-context.ts';
import { Money } from '../../ui/display/money.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ExportList } from '../runs/export-list.tsx';
import { MOST_SUMMED, refundsDueQuery, type OwingOrder } from './cash.queries.ts';
import classes from './held-cash.module.css';

/** What the center owes its customers, order by order; it is paid back on the order. */
export function RefundsDue() {
  const t = useTranslations('merchantMoney.refunds');
  const query = refundsDueQuery(usePage());
  const { data } = useInfiniteQuery(query);
  const first = data?.pages[0];
  const columns = useColumns();
  return (
    <>
      {first && first.Count > 0 && (
        <p className={classes.total}>
          {first.Count > MOST_SUMMED
            ? t('sumMore', { sum: formatBaht(first.Sum) })
            : t('sum', { sum: formatBaht(first.Sum), count: first.Count })}
        </p>
      )}
      <PagedTable
        list="refundsDue"
        tools={<ExportList list="refundsDue" />}
        label={t('list')}
        columns={columns}
        query={query}
        keyOf={({ OrderID }) => OrderID}
        nameOf={({ OrderID }) => OrderID}
        pathOf={({ OrderID, SaleUnit }) => `/merchant/order/${OrderID}/${SaleUnit}`}
        none={<EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
      />
    </>
  );
}

function useColumns(): readonly Column<OwingOrder>[] {
  const t = useTranslations('merchantMoney.refunds');
  const { locale } = usePage();
  return [
    { id: 'id', label: t('order'), cell: ({ OrderID }) => OrderID },
    {
      id: 'customer',
      label: t('customer'),
      cell: ({ Customer_Name }) => <UserText>{Customer_Name}</UserText>,
    },
    {
      id: 'placed',
      label: t('placed'),
      cell: ({ OrderDate }) => formatDate(new Date(OrderDate), locale, 'dayTime'),
    },
    { id: 'paid', label: t('paid'), numeric: true, cell: ({ PaidAmount }) => <Money baht={PaidAmount} /> },
    {
      id: 'due',
      label: t('due'),
      numeric: true,
      phone: 'side',
      cell: ({ RefundDue }) => <Money baht={RefundDue} />,
    },
  ];
}
