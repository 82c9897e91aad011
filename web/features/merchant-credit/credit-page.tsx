import { Button } from '@mantine/core';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { Facts } from '../../merchant-ui/facts.tsx';
import { useLastList } from '../../merchant-ui/last-list.ts';
import { usePage } from '../../page/page-context.ts';
import { Money } from '../../ui/display/money.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { RecordHistory } from '../audit/record-history.tsx';
import { CreditEntries } from '../credit/credit-entries.tsx';
import { profilePath } from '../merchant-customers/customer-path.ts';
import { useStaff } from '../staff/use-staff.ts';
import { ChangeSheet, RepaySheet } from './credit-sheets.tsx';
import {
  CREDIT_LIST,
  customerCreditQuery,
  customerEntriesQuery,
  type CustomerCredit,
} from './merchant-credit.queries.ts';

const orderPath = ({ OrderID, SaleUnit }: { OrderID: string; SaleUnit: string }): string =>
  `/merchant/order/${OrderID}/${SaleUnit}`;

/** The credit of a customer: what is left, what is owed since when, and how it came about. */
export function CreditPage({ code }: { code: string }) {
  const t = useTranslations('merchantCredit');
  const credit = useTranslations('credit');
  const page = usePage();
  const { data } = useSuspenseQuery(customerCreditQuery(page, code));
  const statement = useInfiniteQuery(customerEntriesQuery(page, code));
  const at = (time: string) => formatDate(new Date(time), page.locale, 'dayTime');
  const sums = [
    { label: credit('limit'), value: data.AuthorizeAmount },
    { label: credit('debt'), value: data.DebtAmount },
    { label: credit('balance'), value: data.Balance },
    { label: credit('reserved'), value: data.Reserved },
    { label: credit('available'), value: data.Available },
  ];
  return (
    <DetailPage
      title={data.Name}
      titleIsName
      facts={data.Code}
      back={{ to: useLastList('customerCredit', CREDIT_LIST), label: t('title') }}
      list="customerCredit"
      actions={<Changes data={data} />}
      side={
        <>
          <Panel title={t('profile')}>
            <AppLink to={profilePath(data.Code)}>{data.Code}</AppLink>
          </Panel>
          <RecordHistory key={code} subject={`customer/${code}`} />
        </>
      }
    >
      {data.IsSap && <Note tone="info" title={t('sap')} />}
      <Panel title={t('account')}>
        <Facts facts={sums.map(({ label, value }) => ({ label, value: <Money baht={value} /> }))} />
        {data.SapDebtAt !== null && <p>{t('sapAt', { at: at(data.SapDebtAt) })}</p>}
      </Panel>
      <Ages data={data} />
      <Panel title={t('orders')}>
        {data.Orders.length === 0 ? (
          <p>{t('noOrders')}</p>
        ) : (
          data.Orders.map((order) => (
            <p key={order.OrderID}>
              <AppLink to={orderPath(order)}>{order.OrderID}</AppLink> ·{' '}
              {order.DeliveredAt === null
                ? t('underWay')
                : t('deliveredAt', { date: formatDate(new Date(order.DeliveredAt), page.locale) })}{' '}
              · <Money baht={order.Debt + order.Reserved} />
            </p>
          ))
        )}
      </Panel>
      <Panel title={credit('statement')}>
        <CreditEntries
          entries={statement.data?.pages.flatMap(({ Data }) => Data) ?? []}
          pathOf={orderPath}
          more={statement.hasNextPage ? () => void statement.fetchNextPage() : undefined}
          isLoading={statement.isFetchingNextPage}
        />
      </Panel>
    </DetailPage>
  );
}

function Ages({ data: { Ages: ages } }: { data: CustomerCredit }) {
  const t = useTranslations('merchantCredit');
  const parts = [
    { label: t('upTo30'), value: ages.UpTo30 },
    { label: t('upTo60'), value: ages.UpTo60 },
    { label: t('upTo90'), value: ages.UpTo90 },
    { label: t('over90'), value: ages.Over90 },
    { label: t('other'), value: ages.Other },
  ];
  return (
    <Panel title={t('ages')}>
      <Facts facts={parts.map(({ label, value }) => ({ label, value: <Money baht={value} /> }))} />
    </Panel>
  );
}

/** What may be changed: of who owes SAP the limit alone. */
function Changes({ data }: { data: CustomerCredit }) {
  const t = useTranslations('merchantCredit');
  const { Rights } = useStaff();
  const [asked, setAsked] = useState<'repay' | 'limit' | 'debt'>();
  const close = () => setAsked(undefined);
  if (!Rights.includes('manageCustomers')) return <p>{t('whoMay')}</p>;
  const ask = (what: 'repay' | 'limit' | 'debt') => () => setAsked(what);
  return (
    <>
      {!data.IsSap && data.DebtAmount > 0 && (
        <Button size="md" aria-haspopup="dialog" onClick={ask('repay')}>
          {t('repay')}
        </Button>
      )}
      <Button size="md" variant="default" aria-haspopup="dialog" onClick={ask('limit')}>
        {t('changeLimit')}
      </Button>
      {!data.IsSap && (
        <Button size="md" variant="default" aria-haspopup="dialog" onClick={ask('debt')}>
          {t('adjust')}
        </Button>
      )}
      {asked === 'repay' && <RepaySheet seen={data} onClose={close} />}
      {asked && asked !== 'repay' && <ChangeSheet seen={data} what={asked} onClose={close} />}
    </>
  );
}
