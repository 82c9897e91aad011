import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ShownError } from '../page/page-error.ts';
import { AppLink } from '../ui/app-link.tsx';
import { TabTitle } from '../ui/page-title.tsx';
import { errorWords } from './error-words.ts';
import { Shell } from './shell.tsx';
import classes from './error-page.module.css';

/** The status code, the message and a bar (storefront §2.9), and the ways on from here. */
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
          <Button component={AppLink} to="/" size="md">
            {t('home')}
          </Button>
          {notFound ? (
            <Button component={AppLink} to="/product" size="md" variant="default">
              {t('products')}
            </Button>
          ) : noAnswer ? (
            <AskAgain />
          ) : (
            <Button size="md" variant="default" onClick={() => window.location.reload()}>
              {t('retry')}
            </Button>
          )}
        </div>
      </div>
    </Shell>
  );
}

/**
 * Without an answer there may be nothing to load the document anew from: only the page's data are asked for again, by
 * the button, and by itself as soon as the network is back.
 */
function AskAgain() {
  const t = useTranslations('shell.errors');
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [revalidate]);
  return (
    <Button size="md" variant="default" disabled={state === 'loading'} onClick={() => void revalidate()}>
      {t('retry')}
    </Button>
  );
}
