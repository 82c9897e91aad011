import { Button } from '@mantine/core';
import { isApiError } from '#contract/client.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { IconLogin } from '../../ui/theme/icons.ts';
import classes from '../session/sign-in/sign-in.module.css';

type Props = {
  error: unknown;
  /** Sends again what no answer came to; absent where there is nothing to send. */
  onRetry?: (() => void) | undefined;
  /** With the query that keeps the way back. */
  loginPath: string;
};

/** While a sign-in from elsewhere is checked, and what stands in its way. */
export function ExternalProgress({ error, onRetry, loginPath }: Props) {
  const t = useTranslations('session.external');
  if (error === undefined)
    return (
      <>
        <LoadingState />
        <p className={classes.intro}>{t('checking')}</p>
      </>
    );
  const answered = isApiError(error) ? error.answer : undefined;
  const mayRetry = onRetry !== undefined && (!answered || answered.statusCode >= 500);
  return (
    <EmptyState icon={<IconLogin size={32} />} title={answered?.message ?? t('failed')}>
      <div className={classes.form} role="alert">
        {mayRetry && (
          <Button size="lg" fullWidth onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        <Button
          component={AppLink}
          to={loginPath}
          size="lg"
          variant={mayRetry ? 'default' : 'filled'}
          fullWidth
        >
          {t('toLogin')}
        </Button>
      </div>
    </EmptyState>
  );
}
