import { useSearchParams } from 'react-router';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import { IconStock } from '../../merchant-ui/icons.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { stockPath } from '../merchant-products/product-paths.ts';
import { ExportList } from '../runs/export-list.tsx';
import { expiringQuery, readWithin, WITHIN, type ExpiringLot } from './stock.queries.ts';

const WORDS = { '7': 'week', '30': 'month', '90': 'quarter' } as const;
const pathOf = ({ P_Code }: ExpiringLot): string => stockPath(P_Code);

/** What expires at the center, the first to expire first (R-47k). */
export function ExpiringList() {
  const t = useTranslations('merchantStock.expiring');
  const list = useTranslations('merchantStock.list');
  const [search] = useSearchParams();
  const days = readWithin(search);
  const [usual, ...others] = WITHIN;
  return (
    <FilteredTable
      list="expiringStock"
      tools={<ExportList list="expiringStock" filters={{ days }} />}
      label={t('title')}
      columns={useExpiringColumns()}
      query={expiringQuery(usePage(), days)}
      keyOf={({ LotId }) => String(LotId)}
      nameOf={({ PRODUCTNAME }) => PRODUCTNAME}
      pathOf={pathOf}
      filters={[
        {
          kind: 'choice',
          name: 'days',
          label: t('days'),
          all: t(WORDS[usual]),
          options: others.map((value) => ({ value, label: t(WORDS[value]) })),
        },
      ]}
      empty={{
        icon: <IconStock size={32} />,
        none: t('none'),
        noneFound: t('none'),
        showAll: list('showAll'),
      }}
    />
  );
}

function useExpiringColumns(): readonly Column<ExpiringLot>[] {
  const t = useTranslations('merchantStock.expiring');
  const list = useTranslations('merchantStock.list');
  const { locale } = usePage();
  return [
    {
      id: 'name',
      label: list('text'),
      shown: 'always',
      phone: 'head',
      cell: ({ PRODUCTNAME }) => <UserText>{PRODUCTNAME}</UserText>,
    },
    { id: 'code', label: list('code'), cell: ({ P_Code }) => <UserText>{P_Code}</UserText> },
    { id: 'lot', label: t('lot'), cell: ({ Lot }) => (Lot === '' ? '–' : <UserText>{Lot}</UserText>) },
    {
      id: 'on',
      label: t('on'),
      isDate: true,
      cell: ({ ExpiresOn }) => formatDate(new Date(ExpiresOn), locale),
    },
    {
      id: 'when',
      label: t('when'),
      width: 140,
      cell: ({ DaysLeft }) => (
        <StatusBadge tone={DaysLeft < 0 ? 'stopped' : 'waiting'}>
          {DaysLeft < 0 ? t('past', { count: -DaysLeft }) : t('soon', { count: DaysLeft })}
        </StatusBadge>
      ),
    },
    {
      id: 'left',
      label: t('left'),
      numeric: true,
      shown: 'always',
      phone: 'side',
      cell: ({ Left }) => Left.toLocaleString('en-US'),
    },
  ];
}
