import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDate } from '#domain/time/dates.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { LoadFailed } from '../../merchant-ui/load-failed.tsx';
import { usePage } from '../../page/page-context.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import type { CustomerKey } from './customer-path.ts';
import { customerConsentsQuery, MERCHANT_CUSTOMERS } from './merchant-customers.queries.ts';
import classes from './merchant-customers.module.css';

type Standing = CallAnswer<'customerConsents'>['Data'][number];

/** What the customer has agreed to. Staff write down a withdrawal that they were told, and never give a consent. */
export function CustomerConsents({ customer }: { customer: CustomerKey }) {
  const t = useTranslations('merchantCustomers.consents');
  const { data, isError, refetch } = useQuery(customerConsentsQuery(usePage(), customer));
  return (
    <Panel title={t('title')}>
      {!data && !isError && <LoadingState />}
      {!data && isError && (
        <LoadFailed title={t('failed')} retry={t('retry')} onRetry={() => void refetch()} />
      )}
      <ul className={classes.rows}>
        {data?.map((one) => (
          <Consent key={one.Purpose} customer={customer} one={one} />
        ))}
      </ul>
    </Panel>
  );
}

function Consent({ customer: { code, saleUnit }, one }: { customer: CustomerKey; one: Standing }) {
  const t = useTranslations('merchantCustomers.consents');
  const { api, locale } = usePage();
  const client = useQueryClient();
  const withdraw = async (): Promise<void> => {
    await api.recordWithdrawal({ params: { code, saleunit: saleUnit }, body: { Purpose: one.Purpose } });
    showToast({ kind: 'success', message: t('withdrawn'), milliseconds: TOAST_MS.other });
    await client.invalidateQueries({ queryKey: [...MERCHANT_CUSTOMERS, 'consents'] });
  };
  const date = one.At === null ? '' : formatDate(new Date(one.At), locale);
  return (
    <li className={classes.row}>
      <span>
        {one.Title}
        <br />
        <span className={classes.small}>
          {one.Type === null ? t('unanswered') : t(one.Type ? 'agreed' : 'refused', { date })}
        </span>
      </span>
      {one.Type === true && (
        <ConfirmedButton
          label={t('withdraw')}
          ask={t('ask', { purpose: one.Title })}
          text={t('askText')}
          confirm={t('withdraw')}
          keep={t('keep')}
          work={withdraw}
        />
      )}
    </li>
  );
}
