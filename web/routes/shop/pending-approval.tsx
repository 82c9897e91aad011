import { Button } from '@mantine/core';
import { unlessSignedIn } from '../../features/session/sign-in/signed-in-goes-on.ts';
import classes from '../../features/session/sign-in/sign-in.module.css';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconWaiting } from '../../ui/theme/icons.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export const handle = definePage({ messages: ['session'], access: 'anyone' });

export const loader = unlessSignedIn(serverPrefetch(handle));
export const clientLoader = unlessSignedIn(browserPrefetch(handle));

/** Where a new customer lands who still waits to be approved (S-33), and what can be done meanwhile. */
export default function PendingApproval() {
  const t = useTranslations('session.pending');
  const { config } = usePage();
  const line = config.get('SOCIAL_LINE_URL');
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <EmptyState icon={<IconWaiting size={32} />} title={t('text')}>
        <p className={classes.intro}>{t('next')}</p>
        <div className={classes.form}>
          {config.get('GUEST_MODE_ENABLED') && (
            <Button component={AppLink} to="/" size="lg" fullWidth>
              {t('look')}
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
      </EmptyState>
    </div>
  );
}
