import { Button } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '#domain/time/dates.ts';
import { isOver } from '#domain/runs/run.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { CouponCard, CouponCards } from '../coupons/coupon-card.tsx';
import { ExportList } from '../runs/export-list.tsx';
import { RunCard } from '../runs/run-card.tsx';
import { runQuery } from '../runs/runs.queries.ts';
import { useStaff } from '../staff/use-staff.ts';
import { CustomerPromotions } from './customer-promotions.tsx';
import { IssueForm } from './issue-form.tsx';
import { couponsOfCustomerQuery, couponsPath, type CustomerKey } from './merchant-coupons.queries.ts';

const BACK = '/merchant/customer';

/** Issuing coupons, beginning with one customer, who is shown with what they have. */
export function CustomerCoupons({ customer }: { customer: CustomerKey }) {
  const t = useTranslations('merchantCoupons');
  const { Rights } = useStaff();
  const { data } = useSuspenseQuery(couponsOfCustomerQuery(usePage(), customer));
  return (
    <DetailPage
      title={t('title')}
      facts={<UserText>{data.Customer.CUSTOMERNAME}</UserText>}
      back={{ to: BACK, label: t('back') }}
      side={
        <>
          <Coupons customer={customer} />
          <CustomerPromotions customer={customer} />
        </>
      }
    >
      <Panel title={t('form.title')}>
        {Rights.includes('issueCoupons') ? (
          <IssueForm customer={customer} />
        ) : (
          <Note tone="info" title={t('noRight')} />
        )}
      </Panel>
    </DetailPage>
  );
}

/** How far the issuing is, and what this customer has now. */
export function CouponResult({ customer }: { customer: CustomerKey }) {
  const t = useTranslations('merchantCoupons');
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(couponsOfCustomerQuery(usePage(), customer));
  const runId = search.get('run');
  return (
    <DetailPage
      title={t('resultTitle')}
      facts={<UserText>{data.Customer.CUSTOMERNAME}</UserText>}
      back={{ to: couponsPath(customer), label: t('title') }}
    >
      {runId !== null && <Issued runId={runId} />}
      <Coupons customer={customer} />
    </DetailPage>
  );
}

function Issued({ runId }: { runId: string }) {
  const t = useTranslations('merchantCoupons');
  const { data, isError } = useQuery(runQuery(usePage(), runId));
  if (isError) return <Note tone="warning" title={t('runGone')} />;
  return data ? <RunCard run={data} /> : null;
}

/** What the customer has, each with its state; `leads` to the page of coupons. */
export function Coupons({ customer, leads = false }: { customer: CustomerKey; leads?: boolean }) {
  const t = useTranslations('merchantCoupons');
  const { Rights } = useStaff();
  const page = usePage();
  const [search] = useSearchParams();
  const runId = search.get('run');
  const { data: run } = useQuery({ ...runQuery(page, runId ?? ''), enabled: runId !== null });
  const { data, refetch } = useSuspenseQuery(couponsOfCustomerQuery(page, customer));
  const isDone = run !== undefined && isOver(run.State);
  // The coupons of a run that goes on are there a moment later.
  useEffect(() => {
    if (isDone) void refetch();
  }, [isDone, refetch]);
  return (
    <Panel
      title={t('has', { count: data.coupons.length })}
      action={
        leads ? (
          <Button variant="default" size="sm" component={AppLink} to={couponsPath(customer)}>
            {t(Rights.includes('issueCoupons') ? 'offers.issue' : 'offers.all')}
          </Button>
        ) : (
          data.coupons.length > 0 && (
            <ExportList list="coupons" of={{ code: customer.code, saleUnit: customer.saleUnit }} />
          )
        )
      }
    >
      {data.coupons.length === 0 && <p>{t('none')}</p>}
      <CouponCards>
        {data.coupons.map((coupon) => (
          <CouponCard
            key={coupon.couponid}
            coupon={coupon}
            open={coupon.State === 'unused' || coupon.State === 'soon'}
          >
            <span>{t(`state.${coupon.State}`)}</span>
            {coupon.OrderID !== null && coupon.UsedAt !== null && (
              <AppLink to={`/merchant/order/${coupon.OrderID}/${customer.saleUnit}`}>
                {t('usedIn', {
                  id: coupon.OrderID,
                  day: formatDate(new Date(coupon.UsedAt), page.locale),
                })}
              </AppLink>
            )}
          </CouponCard>
        ))}
      </CouponCards>
    </Panel>
  );
}
