import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#contract/client.ts';
import { mayReceiveCash } from '#domain/access/rights.ts';
import { bahtFromSatang, satangFromBaht, sumSatang } from '#domain/pricing/money.ts';
import { formatDate } from '#domain/time/dates.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { PagedTable } from '../../merchant-ui/paged-table.tsx';
import { usePage } from '../../page/page-context.ts';
import { Money } from '../../ui/display/money.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { heldCashQuery, type CashHolder, type HeldReceipt } from './cash.queries.ts';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { ExportList } from '../runs/export-list.tsx';
import { MERCHANT_ORDERS } from './merchant-orders.queries.ts';
import classes from './held-cash.module.css';

/** Who holds how much cash of the center's orders, the way to hand it in, and the orders it was taken for. */
export function HeldCash() {
  const t = useTranslations('merchantOrders.heldCash');
  const { Rights } = useStaff();
  const query = heldCashQuery(usePage());
  const columns = useReceiptColumns();
  const { data } = useInfiniteQuery(query);
  const holders = data?.pages[0]?.Holders ?? [];
  const satang = sumSatang(holders.map(({ Sum }) => satangFromBaht(Sum)));
  return (
    <>
      {holders.length > 0 && (
        <Panel title={t('holders', { sum: formatBaht(bahtFromSatang(satang)) })}>
          {!Rights.includes('receiveCash') && <p className={classes.small}>{t('whoReceives')}</p>}
          <ul className={classes.holders}>
            {holders.map((holder) => (
              <Holder key={holder.UserId} holder={holder} />
            ))}
          </ul>
        </Panel>
      )}
      <PagedTable
        list="cash"
        tools={<ExportList list="cash" />}
        label={t('receipts')}
        columns={columns}
        query={query}
        keyOf={({ OrderID }) => OrderID}
        nameOf={({ OrderID }) => OrderID}
        pathOf={({ OrderID, SaleUnit }) => `/merchant/order/${OrderID}/${SaleUnit}`}
        totals={{ sum: formatBaht(bahtFromSatang(satang)) }}
        none={<EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
      />
    </>
  );
}

function Holder({ holder }: { holder: CashHolder }) {
  const t = useTranslations('merchantOrders.heldCash');
  const { api, locale } = usePage();
  const client = useQueryClient();
  const { ActiveDC, userid: userId, userRole: role, Rights: rights } = useStaff();
  const { UserId, Name, Count, Since } = holder;
  const sum = formatBaht(holder.Sum);
  const mayReceive = mayReceiveCash({ userId, role, rights }, UserId);
  const isOwn = UserId === userId;
  const handIn = async (): Promise<void> => {
    try {
      await api.handInCash({ body: { SaleUnit: ActiveDC, UserId, Count, Sum: holder.Sum } });
      showToast({ kind: 'success', message: t('done', { name: Name, sum }), milliseconds: TOAST_MS.other });
    } catch (error) {
      if (!isApiError(error) || error.answer.code !== 'CASH_CHANGED') throw error;
      showToast({ kind: 'info', message: error.answer.message, milliseconds: TOAST_MS.info });
    }
    await client.invalidateQueries({ queryKey: MERCHANT_ORDERS });
  };
  return (
    <li className={classes.holder}>
      <span>
        <strong>
          <UserText>{Name}</UserText>
        </strong>
        <span className={classes.small}>
          {t('since', { count: Count, at: formatDate(new Date(Since), locale, 'dayTime') })}
        </span>
        {isOwn && !mayReceive && <span className={classes.small}>{t('own')}</span>}
      </span>
      <strong className={classes.sum}>{sum}</strong>
      {mayReceive && (
        <ConfirmedButton
          label={t('handIn')}
          ask={t('ask', { sum })}
          text={
            <>
              <UserText>{Name}</UserText> · {t('askText', { count: Count })}
            </>
          }
          confirm={t('confirm')}
          keep={t('notNow')}
          work={handIn}
        />
      )}
    </li>
  );
}

function useReceiptColumns(): readonly Column<HeldReceipt>[] {
  const t = useTranslations('merchantOrders.heldCash');
  const { locale } = usePage();
  return [
    // Together as wide as the page at 1024, so that the sums are in view.
    { id: 'id', label: t('order'), width: 130, cell: ({ OrderID }) => OrderID },
    {
      id: 'customer',
      label: t('customer'),
      width: 170,
      cell: ({ Customer_Name }) => <UserText>{Customer_Name}</UserText>,
    },
    { id: 'by', label: t('by'), width: 150, cell: ({ By }) => <UserText>{By}</UserText> },
    {
      id: 'at',
      label: t('at'),
      width: 160,
      isDate: true,
      cell: ({ At }) => formatDate(new Date(At), locale, 'dayTime'),
    },
    {
      id: 'sum',
      label: t('sum'),
      width: 116,
      numeric: true,
      phone: 'side',
      cell: ({ Amount }) => <Money baht={Amount} />,
    },
  ];
}
