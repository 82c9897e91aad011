import { useTranslations } from '../../i18n/use-translations.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useStaff } from '../staff/use-staff.ts';
import classes from './registrations.module.css';

/** The way to who waits for approval, for who may approve. */
export function WaitingLink() {
  const t = useTranslations('merchantRegistrations');
  const { Rights } = useStaff();
  return (
    Rights.includes('approveCustomers') && (
      <p>
        <AppLink className={classes.call} to="/merchant/customer/waiting">
          {t('link')}
        </AppLink>
      </p>
    )
  );
}
