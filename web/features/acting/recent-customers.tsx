import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { ListSection } from '../../merchant-ui/list-section.tsx';
import { usePage } from '../../page/page-context.ts';
import { recentCustomersQuery } from './acting.queries.ts';
import { CustomerRows } from './customer-rows.tsx';
import classes from './customer-picker.module.css';

/** Whom the salesman ordered for last; nothing before the first order, and where they cannot be had. */
export function RecentCustomers() {
  const t = useTranslations('acting');
  const { data = [] } = useQuery(recentCustomersQuery(usePage()));
  if (data.length === 0) return null;
  return (
    <>
      <ListSection title={t('recent')}>
        <CustomerRows label={t('recent')} customers={data} />
      </ListSection>
      <h2 className={classes.heading}>{t('everybody')}</h2>
    </>
  );
}
