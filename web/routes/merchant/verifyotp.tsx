import { useTellError } from '../../features/session/visitor/use-tell-error.ts';
import { VerifyCode } from '../../features/session/sign-in/verify-code.tsx';
import classes from '../../features/session/sign-in/sign-in.module.css';
import { defineStaffEntry } from '../../features/staff/staff-page.ts';
import { useStaffEntry } from '../../features/staff/use-staff-entry.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export const handle = defineStaffEntry({ messages: ['session'] });
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/verifyotp: where a member of staff enters a one-time code. */
export default function MerchantVerifyPage() {
  const t = useTranslations('session.verify');
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <VerifyCode entry={useStaffEntry().code} onError={useTellError()} />
    </div>
  );
}
