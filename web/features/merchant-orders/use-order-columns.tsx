import type { OrderType } from '#domain/orders/order.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { FoundText } from '../../merchant-ui/found-text.tsx';
import { usePage } from '../../page/page-context.ts';
import { Money } from '../../ui/display/money.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import classes from './merchant-order.module.css';
import type { ListedOrder } from './merchant-orders.queries.ts';
import { StaffOrderStatus } from './staff-order-status.tsx';
import { useIssueColumns } from './use-issue-columns.tsx';
import { useSaveStaffNote } from './use-save-staff-note.ts';
import { useOrderWords } from './use-order-words.ts';

/**
 * The columns of the list of orders, and which can be added; what was searched for is marked. Up to the total they fit a window
 * of 1024 px beside the menu.
 */
export function useOrderColumns(type: OrderType, searched = ''): readonly Column<ListedOrder>[] {
  const t = useTranslations('merchantOrders');
  const { locale } = usePage();
  const words = useOrderWords();
  const issueColumns = useIssueColumns();
  const saveNote = useSaveStaffNote();
  const columns: Column<ListedOrder>[] = [
    {
      id: 'id',
      width: 128,
      label: t('column.id'),
      cell: ({ OrderID }) => (
        <span className={classes.whole}>
          <FoundText text={searched}>{OrderID}</FoundText>
        </span>
      ),
      shown: 'always',
    },
    {
      id: 'status',
      width: 112,
      label: t('column.status'),
      cell: ({ Status, DeliveryKind }) => <StaffOrderStatus status={Status} kind={DeliveryKind} />,
      shown: 'always',
      phone: 'side',
    },
    {
      id: 'customer',
      width: 152,
      label: t('column.customer'),
      cell: ({ Customer_Name, Customer_Id }) => (
        <>
          <FoundText text={searched}>{Customer_Name}</FoundText> ({Customer_Id})
        </>
      ),
    },
    {
      id: 'placed',
      width: 144,
      label: t('column.placed'),
      cell: ({ OrderDate }) => formatDate(new Date(OrderDate), locale, 'dayTime'),
      sortable: true,
      isDate: true,
    },
    {
      id: 'total',
      width: 104,
      label: t('column.total'),
      cell: ({ Total }) => <Money baht={Total} />,
      sortable: true,
      numeric: true,
      shown: 'always',
      phone: 'side',
    },
    {
      id: 'lines',
      label: t('column.lines'),
      cell: ({ LineCount }) => LineCount,
      numeric: true,
      shown: 'byChoice',
      phone: 'none',
    },
    {
      id: 'payment',
      label: t('column.payment'),
      cell: (order) => {
        const state = words.paymentState(order);
        return (
          <>
            {words.payment(order)} {state && <span className={classes.whole}>· {state}</span>}
          </>
        );
      },
    },
    {
      id: 'delivery',
      label: t('column.delivery'),
      cell: ({ DeliveryMethod }) => words.delivery(DeliveryMethod),
      shown: 'byChoice',
      phone: 'none',
    },
    {
      id: 'salesman',
      label: t('column.salesman'),
      cell: ({ PlacedByName }) =>
        PlacedByName === undefined ? t('byCustomer') : <UserText>{PlacedByName}</UserText>,
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
    {
      id: 'note',
      label: t('column.note'),
      cell: ({ StaffNote }) => <UserText>{StaffNote}</UserText>,
      edit: {
        value: ({ StaffNote }) => StaffNote,
        maxLength: 200,
        empty: t('column.noNote'),
        save: saveNote,
      },
      shown: 'byChoice',
      phone: 'none',
    },
  ];
  return type === 'I' ? issueColumns : columns;
}
