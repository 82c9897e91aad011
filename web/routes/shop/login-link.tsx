import { useMemo, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { ExternalProgress } from '../../features/external-sign-in/external-progress.tsx';
import { readPendingIdentity } from '../../features/external-sign-in/pending-identity.ts';
import { useExternalCode } from '../../features/external-sign-in/use-external-code.ts';
import { CodeLoginForm } from '../../features/session/sign-in/code-login-form.tsx';
import classes from '../../features/session/sign-in/sign-in.module.css';
import { unlessSignedIn } from '../../features/session/sign-in/signed-in-goes-on.ts';
import { useRefusedEntry } from '../../features/session/sign-in/use-refused-entry.ts';
import { VerifyCode } from '../../features/session/sign-in/verify-code.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export const handle = definePage({
  messages: ['session'],
  access: 'anyone',
  search: { uncached: ['next'] },
});

export const loader = unlessSignedIn(serverPrefetch(handle));
export const clientLoader = unlessSignedIn(browserPrefetch(handle));

const own = (name: ReactNode) => <UserText>{name}</UserText>;

/** /login/link, /login/link/verify: the number of who came in through another that vouches for none. */
export default function LoginLinkPage() {
  const t = useTranslations('session.external');
  const tVerify = useTranslations('session.verify');
  const { bootstrap } = usePage();
  const { step = '' } = useParams();
  const hydrated = useHydrated();
  const identity = useMemo(
    () => (hydrated ? readPendingIdentity(sessionStorage, bootstrap) : undefined),
    [hydrated, bootstrap],
  );
  const entry = useExternalCode(identity);
  const refused = useRefusedEntry();
  const isCode = step.toLowerCase() === 'verify';
  return (
    <div className={classes.page}>
      <PageTitle>{isCode ? tVerify('title') : t('numberTitle')}</PageTitle>
      {hydrated && !identity ? (
        <ExternalProgress error={new Error('no identity')} loginPath="/login" />
      ) : isCode ? (
        <VerifyCode entry={entry} onError={refused} />
      ) : (
        <>
          <p className={classes.intro}>
            {identity && identity.name !== ''
              ? t.rich('numberFor', { name: identity.name, own })
              : t('number')}
          </p>
          <CodeLoginForm entry={entry} />
        </>
      )}
    </div>
  );
}
