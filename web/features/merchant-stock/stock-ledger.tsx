import { merchantPages } from '#domain/access/merchant-pages.ts';
import { formatDate } from '#domain/time/dates.ts';
import { adjustReasons } from '#domain/orders/stock-movements.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { PagedTable } from '../../merchant-ui/paged-table.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { ExportList } from '../runs/export-list.tsx';
import classes from './stock.module.css';
import { ledgerQuery, type Movement } from './stock.queries.ts';

/** What moved the product at the center, the last first (R-47j). */
export function StockLedger({ code }: { code: string }) {
  const t = useTranslations('merchantStock.ledger');
  const columns = useLedgerColumns();
  return (
    <PagedTable
      list="stockLedger"
      tools={<ExportList list="stockLedger" of={{ code }} />}
      label={t('title')}
      columns={columns}
      query={ledgerQuery(usePage(), code)}
      keyOf={({ EntryId }) => String(EntryId)}
      nameOf={({ Kind, Pieces }) => `${t(`kinds.${Kind}`)} ${signed(Pieces)}`}
      none={<EmptyState title={t('none')} />}
    />
  );
}

const signed = (pieces: number): string =>
  `${pieces > 0 ? '+' : '−'}${Math.abs(pieces).toLocaleString('en-US')}`;

const ACTS = [
  'approved',
  'packed',
  'packingCorrected',
  'canceled',
  'refused',
  'returned',
  'returnedInPart',
  'stepUndone',
] as const;

function useLedgerColumns(): readonly Column<Movement>[] {
  const t = useTranslations('merchantStock.ledger');
  const reasons = useTranslations('audit.adjustReasons');
  const { locale } = usePage();
  const why = ({ Reason }: Movement): string => {
    const act = ACTS.find((one) => one === Reason);
    const reason = adjustReasons.find((one) => one === Reason);
    return act ? t(`acts.${act}`) : reason ? reasons(reason) : '';
  };
  return [
    {
      id: 'what',
      label: t('what'),
      width: 220,
      shown: 'always',
      phone: 'head',
      cell: (row) => [t(`kinds.${row.Kind}`), why(row)].filter((one) => one !== '').join(' · '),
    },
    {
      id: 'at',
      label: t('at'),
      isDate: true,
      cell: ({ At }) => formatDate(new Date(At), locale, 'dayTime'),
    },
    {
      id: 'pieces',
      label: t('pieces'),
      numeric: true,
      shown: 'always',
      phone: 'side',
      cell: ({ Pieces }) => (
        <strong className={Pieces > 0 ? classes.came : undefined}>{signed(Pieces)}</strong>
      ),
    },
    {
      id: 'balance',
      label: t('balance'),
      width: 160,
      numeric: true,
      cell: ({ Balance }) => Balance.toLocaleString('en-US'),
    },
    {
      id: 'who',
      label: t('who'),
      cell: ({ By, ByName }) =>
        ByName === null ? t(By === 'customer' ? By : 'unknown') : <UserText>{ByName}</UserText>,
    },
    {
      id: 'about',
      label: t('about'),
      width: 260,
      isEmpty: isAboutNothing,
      cell: (row) => <About {...row} />,
    },
  ];
}

const isAboutNothing = ({ OrderID, Reference, Note }: Movement): boolean =>
  OrderID === null && Reference === '' && Note === '';

function About(row: Movement) {
  const { OrderID, Reference, Note, Kind, Pieces } = row;
  const t = useTranslations('merchantStock.ledger');
  const { ActiveDC, Pages } = useStaff();
  if (OrderID !== null) {
    const to = `${merchantPages.orders.path}/${OrderID}/${ActiveDC}${Kind === 'issue' ? '?type=I' : ''}`;
    return Pages.includes('orders') ? <AppLink to={to}>{OrderID}</AppLink> : OrderID;
  }
  if (isAboutNothing(row)) return '–';
  const center = Pieces < 0 ? 'transferTo' : 'transferFrom';
  const reference = Kind === 'transfer' ? t(center, { center: Reference }) : Reference;
  return <UserText>{[reference, Note].filter((one) => one !== '').join(' · ')}</UserText>;
}
