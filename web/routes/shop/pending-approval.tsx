import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { registrationStateQuery } from '../../features/registration/registration-state.queries.ts';
import { readWaitingTicket } from '../../features/registration/waiting-ticket.ts';
import { unlessSignedIn } from '../../features/session/sign-in/signed-in-goes-on.ts';
import classes from '../../features/session/sign-in/sign-in.module.css';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconDone, IconPhone, IconWaiting, IconWarning } from '../../ui/theme/icons.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export const handle = definePage({ messages: ['session', 'registration'], access: 'anyone' });

export const loader = unlessSignedIn(serverPrefetch(handle));
export const clientLoader = unlessSignedIn(browserPrefetch(handle));

/** Where a new customer sees how the registration stands (S-33), and what can be done meanwhile. */
export default function PendingApproval() {
  const t = useTranslations('session.pending');
  const state = useTranslations('registration.state');
  const again = useTranslations('registration.again');
  const page = usePage();
  const { bootstrap, config } = page;
  const hydrated = useHydrated();
  const ticket = useMemo(
    () => (hydrated ? readWaitingTicket(localStorage, bootstrap) : undefined),
    [hydrated, bootstrap],
  );
  const { data, isError, refetch } = useQuery(registrationStateQuery(page, ticket));
  // Another browser than that of the registration, or a ticket that holds no more.
  const isUnknown = hydrated && (ticket === undefined || data === null);
  const titles = {
    waiting: t('title'),
    approved: state('approved.title'),
    refused: state('refused.title'),
  };
  const title = isUnknown || !data ? t('unknown') : titles[data.State];
  return (
    <div className={classes.page} aria-live="polite">
      <PageTitle>{title}</PageTitle>
      {isUnknown && (
        <EmptyState icon={<IconPhone size={32} />} title={t('unknownTitle')}>
          <p className={classes.intro}>{t('unknownText')}</p>
          <Button component={AppLink} to="/login" size="lg" fullWidth>
            {t('logIn')}
          </Button>
        </EmptyState>
      )}
      {!isUnknown && !data && !isError && <LoadingState />}
      {!isUnknown && !data && isError && (
        <EmptyState icon={<IconWarning size={32} />} title={state('failed')}>
          <Button size="lg" variant="default" fullWidth onClick={() => void refetch()}>
            {state('retry')}
          </Button>
        </EmptyState>
      )}
      {data?.State === 'approved' && (
        <EmptyState icon={<IconDone size={32} />} title={state('approved.text')}>
          <Button component={AppLink} to="/login" size="lg" fullWidth>
            {state('approved.login')}
          </Button>
        </EmptyState>
      )}
      {data?.State === 'refused' && (
        <EmptyState icon={<IconWarning size={32} />} title={state('refused.reason')}>
          {data.Reason !== '' && (
            <p>
              <UserText>{data.Reason}</UserText>
            </p>
          )}
          {config.get('REGISTER_ENABLED') ? (
            <>
              <p className={classes.intro}>{again('how')}</p>
              <Button component={AppLink} to="/register" size="lg" fullWidth>
                {again('action')}
              </Button>
            </>
          ) : (
            <p className={classes.intro}>{state('refused.text')}</p>
          )}
          <Ways />
        </EmptyState>
      )}
      {data?.State === 'waiting' && (
        <EmptyState icon={<IconWaiting size={32} />} title={t('text')}>
          <p className={classes.intro}>{t('next')}</p>
          <Ways />
        </EmptyState>
      )}
    </div>
  );
}

/** What who waits can do: look around, ask the shop, or log in as somebody else. */
function Ways() {
  const t = useTranslations('session.pending');
  const state = useTranslations('registration.state');
  const { config } = usePage();
  const line = config.get('SOCIAL_LINE_URL');
  const phone = config.get('SHOP_PHONE');
  return (
    <div className={classes.form}>
      {config.get('GUEST_MODE_ENABLED') && (
        <Button component={AppLink} to="/" size="lg" fullWidth>
          {t('look')}
        </Button>
      )}
      {phone !== '' && (
        <Button
          component="a"
          href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
          size="lg"
          variant="default"
          fullWidth
        >
          {state('call', { phone })}
        </Button>
      )}
      {line !== '' && (
        <Button
          component="a"
          href={line}
          target="_blank"
          rel="noopener"
          size="lg"
          variant="default"
          fullWidth
        >
          {t('ask')}
        </Button>
      )}
      <Button component={AppLink} to="/login" size="lg" variant="subtle" fullWidth>
        {t('again')}
      </Button>
    </div>
  );
}
