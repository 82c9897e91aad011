import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useAddressParams } from '../../merchant-ui/address-params.ts';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilterBar } from '../../merchant-ui/filter-bar.tsx';
import { PagedTable } from '../../merchant-ui/paged-table.tsx';
import { Sheet } from '../../merchant-ui/sheet.tsx';
import { usePage } from '../../page/page-context.ts';
import { Money } from '../../ui/display/money.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ExportList } from '../runs/export-list.tsx';
import {
  cashHandInQuery,
  cashHandInsQuery,
  MOST_SUMMED,
  readHandInFilters,
  type HandedInOrder,
  type HandIn,
} from './cash.queries.ts';
import classes from './held-cash.module.css';

/** Who handed in how much cash, to whom and when; and the orders that it was taken for. */
export function HandedInCash() {
  const t = useTranslations('merchantMoney.handed');
  const params = useAddressParams();
  const [shown, setShown] = useState<HandIn>();
  const filters = readHandInFilters(params.chosenSearch);
  const query = cashHandInsQuery(usePage(), filters);
  const { data } = useInfiniteQuery(query);
  const first = data?.pages[0];
  const columns = useHandInColumns(setShown);
  return (
    <>
      <FilterBar
        filters={[
          {
            kind: 'choice',
            name: 'person',
            label: t('person'),
            all: t('anybody'),
            options: (first?.People ?? []).map(({ UserId, Name }) => ({ value: UserId, label: Name })),
          },
          { kind: 'days', names: ['dateStart', 'dateEnd'], label: t('days') },
        ]}
      />
      {first && first.Count > 0 && (
        <p className={classes.total}>
          {first.Count > MOST_SUMMED
            ? t('sumMore', { sum: formatBaht(first.Sum) })
            : t('sum', { sum: formatBaht(first.Sum), count: first.Count })}
        </p>
      )}
      <PagedTable
        list="handIns"
        tools={<ExportList list="handIns" filters={filters} />}
        label={t('ordersOf')}
        columns={columns}
        query={query}
        keyOf={({ HandInId }) => String(HandInId)}
        nameOf={({ By }) => By}
        none={<EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
      />
      {shown && <HandInSheet handIn={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function useHandInColumns(show: (handIn: HandIn) => void): readonly Column<HandIn>[] {
  const t = useTranslations('merchantMoney.handed');
  const { locale } = usePage();
  return [
    { id: 'at', label: t('at'), cell: ({ At }) => formatDate(new Date(At), locale, 'dayTime') },
    { id: 'by', label: t('by'), cell: ({ By }) => <UserText>{By}</UserText> },
    { id: 'to', label: t('receivedBy'), cell: ({ ReceivedBy }) => <UserText>{ReceivedBy}</UserText> },
    {
      id: 'orders',
      label: t('orders'),
      cell: (handIn) => (
        <Button variant="subtle" size="sm" aria-haspopup="dialog" onClick={() => show(handIn)}>
          {t('ordersCount', { count: handIn.Count })}
        </Button>
      ),
    },
    {
      id: 'sum',
      label: t('amount'),
      numeric: true,
      phone: 'side',
      cell: ({ Sum }) => <Money baht={Sum} />,
    },
  ];
}

function HandInSheet({ handIn, onClose }: { handIn: HandIn; onClose: () => void }) {
  const t = useTranslations('merchantMoney');
  const { locale } = usePage();
  const columns = useOrderColumns();
  return (
    <Sheet title={t('handed.of', { sum: formatBaht(handIn.Sum), name: handIn.By })} onClose={onClose}>
      <p className={classes.small}>
        {formatDate(new Date(handIn.At), locale, 'dayTime')} · {t('handed.receivedBy')}{' '}
        <UserText>{handIn.ReceivedBy}</UserText>
      </p>
      <PagedTable
        list="handIn"
        tools={<ExportList list="handIn" filters={{ handInId: handIn.HandInId }} />}
        label={t('handed.ordersOf')}
        columns={columns}
        query={cashHandInQuery(usePage(), handIn.HandInId)}
        keyOf={({ OrderID }) => OrderID}
        nameOf={({ OrderID }) => OrderID}
        pathOf={({ OrderID, SaleUnit }) => `/merchant/order/${OrderID}/${SaleUnit}`}
        none={null}
      />
    </Sheet>
  );
}

function useOrderColumns(): readonly Column<HandedInOrder>[] {
  const held = useTranslations('merchantOrders.heldCash');
  const { locale } = usePage();
  return [
    { id: 'id', label: held('order'), cell: ({ OrderID }) => OrderID },
    {
      id: 'customer',
      label: held('customer'),
      cell: ({ Customer_Name }) => <UserText>{Customer_Name}</UserText>,
    },
    { id: 'at', label: held('at'), cell: ({ At }) => formatDate(new Date(At), locale, 'dayTime') },
    {
      id: 'sum',
      label: held('sum'),
      numeric: true,
      phone: 'side',
      cell: ({ Amount }) => <Money baht={Amount} />,
    },
  ];
}
