import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { PagedTable } from '../../merchant-ui/paged-table.tsx';
import { usePage } from '../../page/page-context.ts';
import { Money } from '../../ui/display/money.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ExportList } from '../runs/export-list.tsx';
import { creditDebtsQuery, creditPath, type Debtor } from './merchant-credit.queries.ts';

/** Who owes the shop, and since when; a page by their codes. */
export function DebtList() {
  const t = useTranslations('merchantCredit');
  return (
    <PagedTable
      list="customerCredit"
      tools={<ExportList list="customerCredit" />}
      label={t('title')}
      columns={useColumns()}
      query={creditDebtsQuery(usePage())}
      keyOf={({ Code }) => Code}
      nameOf={({ Name }) => Name}
      pathOf={({ Code }) => creditPath(Code)}
      none={<EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
    />
  );
}

const AGES = [
  ['upTo30', 'UpTo30'],
  ['upTo60', 'UpTo60'],
  ['upTo90', 'UpTo90'],
  ['over90', 'Over90'],
  ['other', 'Other'],
] as const;

function useColumns(): readonly Column<Debtor>[] {
  const t = useTranslations('merchantCredit');
  const credit = useTranslations('credit');
  const money = (id: string, label: string, of: (row: Debtor) => number): Column<Debtor> => ({
    id,
    label,
    numeric: true,
    cell: (row) => <Money baht={of(row)} />,
  });
  return [
    { id: 'customer', label: t('customer'), cell: ({ Name }) => <UserText>{Name}</UserText> },
    {
      id: 'debt',
      label: credit('debt'),
      numeric: true,
      phone: 'side',
      cell: ({ DebtAmount }) => <Money baht={DebtAmount} />,
    },
    ...AGES.map(([id, name]) => money(id, t(id), ({ Ages }) => Ages[name])),
    money('reserved', credit('reserved'), ({ Reserved }) => Reserved),
    money('limit', credit('limit'), ({ AuthorizeAmount }) => AuthorizeAmount),
    money('available', credit('available'), ({ Available }) => Available),
  ];
}
