import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useTranslations } from '../i18n/use-translations.tsx';
import type { ShownError } from '../page/page-error.ts';
import { ButtonLink, PlainButton } from '../ui/form/plain-button.tsx';
import { TabTitle } from '../ui/layout/page-title.tsx';
import { errorWords } from './error-words.ts';
import { Shell } from './shell.tsx';
import classes from './error-page.module.css';

/** The status code, the message and a bar, and the ways on from here. */
export function ErrorPage({ error }: { error: ShownError }) {
  const t = useTranslations('shell.errors');
  const { status, message = '', noAnswer = false } = error;
  const notFound = status === 404;
  const words = errorWords(error);
  return (
    <Shell>
      <TabTitle>{notFound ? t('notFoundTitle') : t('errorTitle')}</TabTitle>
      <div className={classes.page}>
        <h1 className={classes.status}>
          {noAnswer ? t('noAnswerTitle') : status === 500 ? t('occurred') : status}
        </h1>
        <div className={classes.bar}>
          <progress className="hidden-visually" value={1} aria-label={t('progress')} />
        </div>
        <p>{words === 'told' ? message : t(`words.${words}`, { message })}</p>
        <div className={classes.ways}>
          <ButtonLink to="/">{t('home')}</ButtonLink>
          {notFound ? (
            <ButtonLink to="/product" variant="default">
              {t('products')}
            </ButtonLink>
          ) : noAnswer ? (
            <AskAgain />
          ) : (
            <PlainButton variant="default" onClick={() => window.location.reload()}>
              {t('retry')}
            </PlainButton>
          )}
        </div>
      </div>
    </Shell>
  );
}

/**
 * Without an answer there may be nothing to reload the document from: only the page's data are asked for again, by the
 * button, and automatically as soon as the network is back. By a navigation to the current address: `revalidate()`
 * leaves the error in its place when the data are there already, as React then renders its beginning and its end at
 * once, and the router's error boundary resets only after it has seen the beginning.
 */
function AskAgain() {
  const t = useTranslations('shell.errors');
  const navigate = useNavigate();
  const isGoing = useNavigation().state !== 'idle';
  const { pathname, search, state } = useLocation();
  const again = useCallback(() => {
    void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true });
  }, [navigate, pathname, search, state]);
  useEffect(() => {
    // Where one is going already, that page asks for its own data.
    if (isGoing) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again, isGoing]);
  return (
    <PlainButton variant="default" disabled={isGoing} onClick={again}>
      {t('retry')}
    </PlainButton>
  );
}
