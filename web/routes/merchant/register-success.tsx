import { ApplicationState } from '../../features/merchant-register/application-state.tsx';
import classes from '../../features/session/sign-in/sign-in.module.css';
import { defineStaffEntry } from '../../features/staff/staff-page.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export const handle = defineStaffEntry({ messages: ['session', 'merchantRegister', 'files'] });
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/register/success: how the application of a merchant stands (R-42h). */
export default function RegisterSuccessPage() {
  const t = useTranslations('merchantRegister.state');
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <ApplicationState />
    </div>
  );
}
