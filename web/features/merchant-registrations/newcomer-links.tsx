import { useTranslations } from '../../i18n/use-translations.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useStaff } from '../staff/use-staff.ts';
import classes from './registrations.module.css';

/** The ways to register a customer, to who has never signed in, for who may approve to who waits for approval, and for who may merge to double registrations. */
export function NewcomerLinks() {
  const t = useTranslations('merchantRegistrations');
  const { Rights } = useStaff();
  return (
    <p className={classes.links}>
      <AppLink className={classes.call} to="/merchant/register">
        {t('byStaff.title')}
      </AppLink>
      <AppLink className={classes.call} to="/merchant/customer/not-logged-in">
        {t('notLoggedIn')}
      </AppLink>
      {Rights.includes('approveCustomers') && (
        <AppLink className={classes.call} to="/merchant/customer/waiting">
          {t('link')}
        </AppLink>
      )}
      {Rights.includes('manageCustomers') && (
        <AppLink className={classes.call} to="/merchant/customer/doubles">
          {t('doubles')}
        </AppLink>
      )}
    </p>
  );
}
