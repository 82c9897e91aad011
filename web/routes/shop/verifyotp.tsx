import { useState } from 'react';
import { isApiError } from '#contract/client.ts';
import { BecomeCustomer } from '../../features/session/sign-in/become-customer.tsx';
import { VerifyCode } from '../../features/session/sign-in/verify-code.tsx';
import classes from '../../features/session/sign-in/sign-in.module.css';
import { unlessSignedIn } from '../../features/session/sign-in/signed-in-goes-on.ts';
import { useBuyerCode } from '../../features/session/sign-in/use-buyer-code.ts';
import { useRefusedEntry } from '../../features/session/sign-in/use-refused-entry.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export const handle = definePage({ messages: ['session'], access: 'anyone', search: { uncached: ['next'] } });

export const loader = unlessSignedIn(serverPrefetch(handle));
export const clientLoader = unlessSignedIn(browserPrefetch(handle));

export default function VerifyCodePage() {
  const t = useTranslations('session.verify');
  const refused = useRefusedEntry();
  const [isNewcomer, setNewcomer] = useState(false);
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      {isNewcomer && <BecomeCustomer />}
      <VerifyCode
        entry={useBuyerCode()}
        onError={(error) => {
          // The code is spent then: after sending it once more the buyer still needs to know how to become a customer.
          if (isApiError(error) && error.answer.code === 'CUSTOMER_NOT_FOUND') setNewcomer(true);
          else if (!isNewcomer) refused(error);
        }}
      />
    </div>
  );
}
