import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatDate } from '#domain/time/dates.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { BarChart } from '../../merchant-ui/bar-chart.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { ListTable } from '../../merchant-ui/list-table.tsx';
import { Figures } from '../../merchant-ui/figures.tsx';
import { RangeTabs, readRange } from '../../merchant-ui/range-tabs.tsx';
import { useShortNumber } from '../../merchant-ui/use-short-number.ts';
import { usePeriod } from '../../merchant-ui/use-period.ts';
import { usePage } from '../../page/page-context.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Money } from '../../ui/display/money.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StaffOrderStatus } from '../merchant-orders/staff-order-status.tsx';
import { ExportList } from '../runs/export-list.tsx';
import { mySalesQuery } from './acting.queries.ts';

/** What the salesman ordered for customers: today, this month, over time, and his latest orders. */
export function MySales() {
  const t = useTranslations('acting.sales');
  const page = usePage();
  const [search] = useSearchParams();
  const period = usePeriod();
  const short = useShortNumber();
  const columns = useSalesColumns();
  const { data } = useQuery({
    ...mySalesQuery(page, readRange(search)),
    placeholderData: keepPreviousData,
  });
  if (!data) return <LoadingState />;
  const { Today, Month, Series, Orders } = data;
  return (
    <>
      <Figures
        label={t('title')}
        figures={[
          { label: t('today'), value: formatBaht(Today.Sum), more: t('orders', { count: Today.Count }) },
          { label: t('month'), value: formatBaht(Month.Sum), more: t('orders', { count: Month.Count }) },
        ]}
      />
      <Panel title={t('overTime')}>
        <RangeTabs />
        {Series.every(({ Sum }) => Sum === 0) ? (
          <p>{t('noSales')}</p>
        ) : (
          <BarChart
            format={formatBaht}
            formatAxis={short}
            label={t('overTime')}
            columns={[t('period'), t('sum')]}
            bars={Series.map(({ Period, Sum }) => ({
              key: Period,
              value: Sum,
              name: period(Period),
              text: formatBaht(Sum),
            }))}
          />
        )}
      </Panel>
      <Panel title={t('latest')}>
        {Orders.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <ListTable
            list="mySales"
            tools={<ExportList list="mySales" filters={{ range: readRange(search) }} />}
            label={t('latest')}
            rows={Orders}
            keyOf={({ OrderID }) => OrderID}
            nameOf={({ OrderID }) => OrderID}
            pathOf={({ OrderID, SaleUnit }) => `/merchant/order/${OrderID}/${SaleUnit}`}
            columns={columns}
          />
        )}
      </Panel>
    </>
  );
}

type Sold = CallAnswer<'mySales'>['Orders'][number];

function useSalesColumns(): readonly Column<Sold>[] {
  const t = useTranslations('acting.sales');
  const { locale } = usePage();
  return [
    { id: 'id', label: t('order'), cell: ({ OrderID }) => OrderID },
    {
      id: 'status',
      label: t('status'),
      phone: 'side',
      cell: ({ Status, DeliveryKind }) => <StaffOrderStatus status={Status} kind={DeliveryKind} />,
    },
    {
      id: 'customer',
      label: t('customer'),
      cell: ({ Customer_Name }) => <UserText>{Customer_Name}</UserText>,
    },
    {
      id: 'placed',
      isDate: true,
      label: t('placed'),
      cell: ({ OrderDate }) => formatDate(new Date(OrderDate), locale, 'dayTime'),
    },
    {
      id: 'total',
      label: t('sum'),
      numeric: true,
      phone: 'side',
      cell: ({ Total }) => <Money baht={Total} />,
    },
  ];
}
