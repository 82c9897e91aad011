import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AppLink } from '../../ui/app-link.tsx';
import classes from './cookie-question.module.css';

/** Agreeing and refusing are equally easy; the shop goes on behind it either way. */
export default function CookieQuestion({ onAnswer }: { onAnswer: (agreed: boolean) => void }) {
  const t = useTranslations('shell.cookies');
  return (
    <section className={classes.question} aria-label={t('title')}>
      <div>
        <h2 className={classes.title}>{t('title')}</h2>
        <p className={classes.text}>{t.rich('text', { link: policyLink })}</p>
      </div>
      <div className={classes.answers}>
        <Button variant="default" onClick={() => onAnswer(false)}>
          {t('refuse')}
        </Button>
        <Button variant="default" onClick={() => onAnswer(true)}>
          {t('agree')}
        </Button>
      </div>
    </section>
  );
}

function policyLink(words: ReactNode) {
  return (
    <AppLink to="/contents/cookies-policy" className={classes.policy}>
      {words}
    </AppLink>
  );
}
