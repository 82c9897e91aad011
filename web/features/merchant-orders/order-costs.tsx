import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Totals } from '../../ui/display/totals.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useStaff } from '../staff/use-staff.ts';
import classes from './merchant-order.module.css';
import { merchantOrderCostsQuery, type OrderCosts, type OrderDetail } from './merchant-orders.queries.ts';

/**
 * What the goods cost and what is left, for staff with the right `costs`. Asked for and shown only when wanted: a customer may
 * be looking at the screen.
 */
export function OrderCostsPanel({ detail }: { detail: OrderDetail }) {
  const t = useTranslations('merchantOrders.costs');
  const { Rights } = useStaff();
  const [isOpen, setOpen] = useState(false);
  if (!Rights.includes('costs')) return null;
  return (
    <Panel
      title={t('title')}
      action={
        <Button variant="subtle" size="md" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'hide' : 'show')}
        </Button>
      }
    >
      {isOpen && <Costs detail={detail} />}
    </Panel>
  );
}

function Costs({ detail: { Order, OrderDetails } }: { detail: OrderDetail }) {
  const t = useTranslations('merchantOrders.costs');
  const key = { orderid: Order.OrderID, saleunit: Order.SaleUnit };
  const { data, isError, refetch } = useQuery(merchantOrderCostsQuery(usePage(), key));
  if (isError)
    return (
      <Note tone="warning" title={t('failed')}>
        <Button size="md" variant="default" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Note>
    );
  if (!data) return <LoadingState />;
  const names = new Map(OrderDetails.map((line) => [line.Line, line.PRODUCTNAME]));
  return (
    <>
      <ul className={classes.costs}>
        {data.Lines.map((line) => (
          <li key={line.Line} className={classes.cost}>
            <UserText>{names.get(line.Line) ?? line.P_Code}</UserText>
            <span className={classes.small}>{lineWords(t, line)}</span>
            {line.BelowFloor && <strong>{t('belowFloor')}</strong>}
          </li>
        ))}
      </ul>
      <Sums costs={data} />
    </>
  );
}

type Words = ReturnType<typeof useTranslations<'merchantOrders.costs'>>;

/** Of a piece, and of the line. */
function lineWords(t: Words, { CostPrice, FloorPrice, Margin }: OrderCosts['Lines'][number]): string {
  return [
    CostPrice === null ? t('noCost') : t('cost', { sum: formatBaht(CostPrice) }),
    FloorPrice === null ? undefined : t('floor', { sum: formatBaht(FloorPrice) }),
    Margin === null ? undefined : t('marginOf', { sum: formatBaht(Margin) }),
  ]
    .filter((one) => one !== undefined)
    .join(' · ');
}

function Sums({ costs: { NetAmount, CostAmount, Margin } }: { costs: OrderCosts }) {
  const t = useTranslations('merchantOrders.costs');
  if (CostAmount === null || Margin === null) return <p className={classes.small}>{t('unknown')}</p>;
  return (
    <Totals
      rows={[
        { label: t('net'), baht: NetAmount },
        { label: t('costOfAll'), baht: -CostAmount },
      ]}
      total={{ label: t('margin'), baht: Margin }}
      notes={[t('today')]}
    />
  );
}
