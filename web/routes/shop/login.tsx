import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ExternalButton } from '../../features/external-sign-in/external-button.tsx';
import { externalProviderQuery } from '../../features/external-sign-in/external-provider.queries.ts';
import { invitationQuery } from '../../features/session/sign-in/invitation.queries.ts';
import { SignInWays } from '../../features/session/sign-in/sign-in-ways.tsx';
import classes from '../../features/session/sign-in/sign-in.module.css';
import { unlessSignedIn } from '../../features/session/sign-in/signed-in-goes-on.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, optional } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { accountPages } from '../../shell/menu-entries.ts';
import { useMenuInput } from '../../shell/use-menu-input.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export const handle = definePage({
  messages: ['session'],
  access: 'anyone',
  search: { uncached: ['next', 'invite'] },
  // Without them the ways to sign in are there.
  queries: ({ url, ...page }) => {
    const token = url.searchParams.get('invite');
    const invitation = token ? [optional(need(invitationQuery(page, token)))] : [];
    return [optional(need(externalProviderQuery(page))), ...invitation];
  },
});

export const loader = unlessSignedIn(serverPrefetch(handle));
export const clientLoader = unlessSignedIn(browserPrefetch(handle));

export default function LoginPage() {
  const t = useTranslations('session.login');
  const [search] = useSearchParams();
  const token = search.get('invite') ?? '';
  const { data, isError } = useQuery({ ...invitationQuery(usePage(), token), enabled: token !== '' });
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      {data && <p className={classes.intro}>{t('invited')}</p>}
      {isError && <Note tone="info">{t('inviteOver')}</Note>}
      {/* Anew once the number is there: what a field begins with is read once. */}
      <SignInWays key={data?.Mobile} mobile={data?.Mobile} />
      <ExternalButton />
      <Register />
      <SalesmanLogin />
    </div>
  );
}

/** For who has no account yet; the way back stays (L-65). */
function Register() {
  const t = useTranslations('session.login');
  const tMenu = useTranslations('shell.menu');
  const [search] = useSearchParams();
  const entry = accountPages(useMenuInput()).find(({ label }) => label === 'register');
  return (
    entry && (
      <p className={classes.salesman}>
        {t('noAccount')}{' '}
        <AppLink className={classes.link} to={`${entry.to}${search.size > 0 ? `?${search}` : ''}`}>
          {tMenu('register')}
        </AppLink>
      </p>
    )
  );
}

/** The phone has no top bar that could hold it (L-63). */
function SalesmanLogin() {
  const t = useTranslations('shell.menu');
  const entry = accountPages(useMenuInput()).find(({ label }) => label === 'salesmanLogin');
  return (
    entry && (
      <AppLink className={classes.salesman} to={entry.to}>
        {t('salesmanLogin')}
      </AppLink>
    )
  );
}
