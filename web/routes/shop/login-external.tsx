import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ExternalProgress } from '../../features/external-sign-in/external-progress.tsx';
import { externalApi } from '../../features/external-sign-in/external-api.ts';
import { goToProvider } from '../../features/external-sign-in/go-to-provider.ts';
import { useArrival } from '../../features/external-sign-in/use-arrival.ts';
import { useExternalEntry } from '../../features/external-sign-in/use-external-entry.ts';
import classes from '../../features/session/sign-in/sign-in.module.css';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export const handle = definePage({
  messages: ['session'],
  access: 'anyone',
  search: { uncached: ['next', 'code', 'state', 'iss', 'error'] },
});

export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /login/auth/athena: where the OpenID provider sends the browser back to; opened by itself it leads there. */
export default function LoginExternalPage() {
  const t = useTranslations('session.external');
  const page = usePage();
  const [search] = useSearchParams();
  const enter = useExternalEntry();
  const isBack = search.has('state');
  const tried = useRef(false);
  const { error, retry } = useArrival(async () => {
    // What came back works once: a second try begins anew.
    if (!isBack || tried.current) return goToProvider(page, search.get('next') ?? '');
    tried.current = true;
    const body = { Query: `?${search}`, Language: page.locale };
    const { Next, ...entry } = await externalApi(page).finishExternal({ body });
    enter(entry, Next);
  });
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <ExternalProgress error={error} onRetry={retry} loginPath="/login" />
    </div>
  );
}
