import { Button } from '@mantine/core';
import { useParams } from 'react-router';
import { consentPurposesQuery } from '../../features/consent/consents.queries.ts';
import { RegisterCode } from '../../features/registration/register-code.tsx';
import { RegisterDetails } from '../../features/registration/register-details.tsx';
import { RegisterNumber } from '../../features/registration/register-number.tsx';
import { useKeepLink } from '../../features/registration/use-keep-link.ts';
import { unlessSignedIn } from '../../features/session/sign-in/signed-in-goes-on.ts';
import classes from '../../features/session/sign-in/sign-in.module.css';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, optional } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export const handle = definePage({
  messages: ['session', 'registration', 'address', 'center', 'consents', 'files', 'map'],
  access: 'anyone',
  // The last step shows them; without them it can still be sent.
  queries: (page) => [optional(need(consentPurposesQuery(page)))],
  search: { uncached: ['next', 'dist', 'saleCode'] },
});

export const loader = unlessSignedIn(serverPrefetch(handle));
export const clientLoader = unlessSignedIn(browserPrefetch(handle));

/** /register: the number, /register/verify: its code, /register/details: who it is (R-08, W-27). */
export default function RegisterPage() {
  const t = useTranslations('registration');
  const tVerify = useTranslations('session.verify');
  const { config } = usePage();
  const { step = '' } = useParams();
  useKeepLink();
  const isOpen = config.get('REGISTER_ENABLED');
  return (
    <div className={classes.page}>
      <PageTitle>{isOpen && step.toLowerCase() === 'verify' ? tVerify('title') : t('title')}</PageTitle>
      {isOpen ? (
        <>
          {config.get('PENDING_APPROVAL_REGISTER') && (
            <Note tone="info">
              <p>{t('approvedFirst')}</p>
            </Note>
          )}
          <Step step={step.toLowerCase()} />
        </>
      ) : (
        <Note tone="info" title={t('closed')}>
          <Button component={AppLink} to="/login" size="lg" fullWidth>
            {t('login')}
          </Button>
        </Note>
      )}
    </div>
  );
}

function Step({ step }: { step: string }) {
  if (step === 'verify') return <RegisterCode />;
  return step === 'details' ? <RegisterDetails /> : <RegisterNumber />;
}
