import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ShownError } from '../page/page-error.ts';
import { AppLink } from '../ui/app-link.tsx';
import { TabTitle } from '../ui/page-title.tsx';
import { Shell } from './shell.tsx';
import classes from './error-page.module.css';

/** The status code, the message and a bar (storefront §2.9), and the ways on from here. */
export function ErrorPage({ error: { status, message } }: { error: ShownError }) {
  const t = useTranslations('shell.errors');
  const notFound = status === 404;
  const text = message ?? (notFound ? t('pageNotFound') : status === 503 ? t('maintenance') : t('oops'));
  return (
    <Shell>
      <TabTitle>{notFound ? t('notFoundTitle') : t('errorTitle')}</TabTitle>
      <div className={classes.page}>
        <h1 className={classes.status}>{status === 500 ? t('occurred') : status}</h1>
        <div className={classes.bar}>
          <progress className="hidden-visually" value={1} aria-label={t('progress')} />
        </div>
        <p>{text}</p>
        <div className={classes.ways}>
          <Button component={AppLink} to="/" size="md">
            {t('home')}
          </Button>
          {notFound && (
            <Button component={AppLink} to="/product" size="md" variant="default">
              {t('products')}
            </Button>
          )}
          {!notFound && (
            <Button size="md" variant="default" onClick={() => window.location.reload()}>
              {t('retry')}
            </Button>
          )}
        </div>
      </div>
    </Shell>
  );
}
