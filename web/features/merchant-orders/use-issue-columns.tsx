import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import classes from './merchant-order.module.css';
import type { ListedOrder } from './merchant-orders.queries.ts';
import { StaffOrderStatus } from './staff-order-status.tsx';

/** The columns of the list of goods issues, which have neither customer nor price. */
export function useIssueColumns(): readonly Column<ListedOrder>[] {
  const t = useTranslations('merchantOrders.issue');
  const { locale } = usePage();
  return [
    {
      id: 'id',
      label: t('column.id'),
      cell: ({ OrderID }) => <span className={classes.whole}>{OrderID}</span>,
      shown: 'always',
    },
    {
      id: 'status',
      label: t('column.status'),
      cell: ({ Status, DeliveryKind }) => <StaffOrderStatus status={Status} kind={DeliveryKind} />,
      shown: 'always',
      phone: 'side',
    },
    {
      id: 'purpose',
      label: t('purpose'),
      cell: ({ Purpose }) => Purpose && t(`purposes.${Purpose}`),
      shown: 'always',
    },
    {
      id: 'placed',
      label: t('column.placed'),
      cell: ({ OrderDate }) => formatDate(new Date(OrderDate), locale, 'dayTime'),
      sortable: true,
      isDate: true,
    },
    {
      id: 'lines',
      label: t('column.lines'),
      cell: ({ LineCount }) => LineCount,
      numeric: true,
      phone: 'none',
    },
    {
      id: 'pieces',
      label: t('column.pieces'),
      cell: ({ Pieces = 0 }) => Pieces.toLocaleString('en-US'),
      numeric: true,
      phone: 'side',
    },
    {
      id: 'madeBy',
      label: t('column.madeBy'),
      cell: ({ MadeBy }) => MadeBy && <UserText>{MadeBy}</UserText>,
    },
    {
      id: 'approvedBy',
      label: t('column.approvedBy'),
      cell: ({ ApprovedBy }) => (ApprovedBy === undefined ? '–' : <UserText>{ApprovedBy}</UserText>),
      phone: 'none',
    },
    {
      id: 'center',
      label: t('column.center'),
      cell: ({ SaleUnit }) => SaleUnit,
      shown: 'byChoice',
      phone: 'none',
    },
    {
      id: 'remark',
      label: t('column.remark'),
      cell: ({ Remark }) => <UserText>{Remark}</UserText>,
      shown: 'byChoice',
      phone: 'none',
    },
  ];
}
