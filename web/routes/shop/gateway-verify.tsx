import { Button } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ExternalProgress } from '../../features/external-sign-in/external-progress.tsx';
import { externalApi } from '../../features/external-sign-in/external-api.ts';
import { useArrival } from '../../features/external-sign-in/use-arrival.ts';
import { useExternalEntry } from '../../features/external-sign-in/use-external-entry.ts';
import { loginPath } from '../../features/session/sign-in/next-path.ts';
import classes from '../../features/session/sign-in/sign-in.module.css';
import { useVisitor } from '../../features/session/visitor/use-visitor.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export const handle = definePage({
  messages: ['session'],
  access: 'anyone',
  search: { uncached: ['next', 'ticket'] },
});

export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

const own = (name: ReactNode) => <UserText>{name}</UserText>;

/** /gateway/verify: where a partner sends its people with a signed ticket. */
export default function GatewayVerifyPage() {
  const t = useTranslations('session.external');
  const page = usePage();
  const user = useVisitor();
  const [search, setSearch] = useSearchParams();
  const enter = useExternalEntry();
  const [ticket] = useState(() => search.get('ticket') ?? '');
  const next = search.get('next') ?? '';
  // Anybody can send a link: nobody is signed in by one without a word.
  const [agreed, setAgreed] = useState(false);
  const { error, retry } = useArrival(async () => {
    enter(await externalApi(page).verifyPartnerTicket({ body: { Ticket: ticket } }), next);
  }, agreed);
  useEffect(() => {
    // It signs in: it is not to stay in the address, nor in the history.
    if (search.has('ticket'))
      setSearch(
        (before) => {
          before.delete('ticket');
          return before;
        },
        { replace: true },
      );
  }, [search, setSearch]);
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      {agreed ? (
        <ExternalProgress error={error} onRetry={retry} loginPath={loginPath(next)} />
      ) : (
        <Note tone="info" title={user.guest ? t('fromPartner') : t('asAnother')}>
          <div className={classes.newcomer}>
            <p>{user.guest ? t('partnerHint') : t.rich('signedInAs', { name: user.CUSTOMERNAME, own })}</p>
            <Button size="lg" fullWidth onClick={() => setAgreed(true)}>
              {user.guest ? t('logIn') : t('goOn')}
            </Button>
            <Button component={AppLink} to="/" size="lg" variant="default" fullWidth>
              {user.guest ? t('decline') : t('stay')}
            </Button>
          </div>
        </Note>
      )}
    </div>
  );
}
