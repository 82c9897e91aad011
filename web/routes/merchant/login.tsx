import { EndedOrdering } from '../../features/acting/ended-ordering.tsx';
import classes from '../../features/session/sign-in/sign-in.module.css';
import { defineStaffEntry } from '../../features/staff/staff-page.ts';
import { StaffSignIn } from '../../features/staff/staff-sign-in.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export const handle = defineStaffEntry({ messages: ['session', 'staff'] });
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/login. */
export default function MerchantLoginPage() {
  const t = useTranslations('staff.login');
  const { config } = usePage();
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle>{t('title')}</PageTitle>
        <p className={classes.intro}>{t('intro')}</p>
      </div>
      <EndedOrdering />
      <StaffSignIn />
      {config.get('REGISTER_MERCHANT_ENABLED') && (
        <p className={classes.salesman}>
          {t('newMerchant')}{' '}
          <AppLink className={classes.link} to="/merchant/register">
            {t('register')}
          </AppLink>
        </p>
      )}
    </div>
  );
}
