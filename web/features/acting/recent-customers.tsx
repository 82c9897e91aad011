import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { recentCustomersQuery } from './acting.queries.ts';
import { CustomerRow } from './customer-row.tsx';
import { useOrderFor } from './use-order-for.ts';
import classes from './customer-picker.module.css';

/** Whom the salesman ordered for last; nothing before the first order, and where they cannot be had. */
export function RecentCustomers() {
  const t = useTranslations('acting');
  const { orderFor, busy } = useOrderFor();
  const { data = [] } = useQuery(recentCustomersQuery(usePage()));
  if (data.length === 0) return null;
  return (
    <section className={classes.section} aria-label={t('recent')}>
      <h2 className={classes.heading}>{t('recent')}</h2>
      <ul className={classes.list}>
        {data.map((customer) => (
          <li key={customer.CUSTOMERCODE}>
            <CustomerRow customer={customer} busy={busy} onChoose={() => orderFor(customer)} />
          </li>
        ))}
      </ul>
      <h2 className={classes.heading}>{t('everybody')}</h2>
    </section>
  );
}
