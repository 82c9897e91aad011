import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { CustomerKey } from '../merchant-customers/customer-path.ts';
import { useStaff } from '../staff/use-staff.ts';
import { visitPath } from './surveys.queries.ts';

/** The way to answer a survey for a customer, where the shop has surveys. */
export function CustomerSurveys({ customer }: { customer: CustomerKey }) {
  const t = useTranslations('merchantCustomers');
  const { Pages } = useStaff();
  const { config } = usePage();
  if (!Pages.includes('surveys') || !config.get('MERCHANT_SURVEY_ENABLED')) return null;
  return (
    <Panel title={t('surveysTitle')}>
      <p>
        <AppLink to={visitPath(customer)}>{t('surveys')}</AppLink>
      </p>
    </Panel>
  );
}
