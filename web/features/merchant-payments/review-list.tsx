import { IconReceipt } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { ExportList } from '../runs/export-list.tsx';
import { readKind, reviewKinds, reviewsQuery, type PaymentReview } from './merchant-payments.queries.ts';

/** What waits for a decision at the center, the oldest first; it is decided on the payment of its order. */
export function ReviewList() {
  const t = useTranslations('merchantPayments');
  const [search] = useSearchParams();
  const kind = readKind(search);
  const query = reviewsQuery(usePage(), kind);
  return (
    <FilteredTable
      list="paymentReviews"
      tools={<ExportList list="paymentReviews" />}
      label={t('list')}
      filters={[
        {
          kind: 'choice',
          name: 'kind',
          label: t('kind'),
          all: t('showAll'),
          options: reviewKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        },
      ]}
      columns={useColumns()}
      query={query}
      keyOf={({ ReviewId }) => ReviewId}
      nameOf={({ OrderID }) => OrderID || t('noOrder')}
      pathOf={({ OrderID, SaleUnit }) => `/merchant/order/${OrderID}/${SaleUnit}/payment`}
      empty={{
        icon: <IconReceipt size={32} aria-hidden />,
        none: t('none'),
        noneFound: t('noneFound'),
        showAll: t('showAll'),
      }}
    />
  );
}

function useColumns(): readonly Column<PaymentReview>[] {
  const t = useTranslations('merchantPayments');
  const { locale } = usePage();
  return [
    { id: 'order', label: t('order'), cell: ({ OrderID }) => OrderID || t('noOrder') },
    { id: 'kind', label: t('kind'), cell: ({ Kind }) => t(`kinds.${Kind}`) },
    {
      id: 'customer',
      label: t('customer'),
      cell: ({ Customer_Name }) => <UserText>{Customer_Name}</UserText>,
    },
    { id: 'why', label: t('why'), cell: ({ Doubt }) => (Doubt === '' ? '' : t(`doubts.${Doubt}`)) },
    {
      id: 'at',
      label: t('at'),
      cell: ({ At }) => formatDate(new Date(At), locale, 'dayTime'),
    },
    {
      id: 'sum',
      label: t('sum'),
      numeric: true,
      phone: 'side',
      cell: ({ Amount, Currency }) => {
        if (Amount === 0) return '';
        return Currency === 'THB' ? formatBaht(Amount) : `${Amount.toFixed(2)} ${Currency}`;
      },
    },
  ];
}
