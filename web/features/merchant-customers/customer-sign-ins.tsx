import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { ConfirmedButton } from '../confirm/confirmed-button.tsx';
import { useStaff } from '../staff/use-staff.ts';
import type { CustomerKey } from './customer-path.ts';
import { customerSignInsQuery } from './merchant-customers.queries.ts';
import classes from './merchant-customers.module.css';

/** The accounts elsewhere by which the customer signs in, taken away by who manages customers; nothing where there is none. */
export function CustomerSignIns({ customer }: { customer: CustomerKey }) {
  const t = useTranslations('merchantCustomers.signIns');
  const page = usePage();
  const { Rights } = useStaff();
  const client = useQueryClient();
  const query = customerSignInsQuery(page, customer);
  const { data = [] } = useQuery(query);
  if (data.length === 0) return null;
  const remove = async ({ Id, Name: name }: (typeof data)[number]): Promise<void> => {
    const { Data } = await page.api.removeCustomerSignIn({ params: customer, body: { Id } });
    client.setQueryData(query.queryKey, Data);
    showToast({ kind: 'success', message: t('removed', { name }), milliseconds: TOAST_MS.other });
  };
  return (
    <Panel title={t('title')}>
      <ul className={classes.rows}>
        {data.map((one) => (
          <li key={one.Id} className={classes.row}>
            <span>
              <UserText>{one.Name}</UserText>
              <br />
              <span className={classes.small}>
                {t('used', { day: formatDate(new Date(one.UsedAt), page.locale) })}
              </span>
            </span>
            {Rights.includes('manageCustomers') && (
              <ConfirmedButton
                label={t('remove')}
                ask={t('ask', { name: one.Name })}
                text={t('askText', { name: one.Name })}
                confirm={t('remove')}
                keep={t('keep')}
                tone="danger"
                work={() => remove(one)}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
