import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PlainButton } from '../../ui/form/plain-button.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { tellHeight } from '../../ui/layout/tell-height.ts';
import classes from './cookie-question.module.css';

const tellQuestionHeight = tellHeight('--cookie-question');

type Props = {
  /** The visitor wants to answer again. */
  wished: boolean;
  onAnswer: (agreed: boolean) => void;
};

/** Agreeing and refusing are equally easy; the shop goes on behind it either way. */
export default function CookieQuestion({ wished, onAnswer }: Props) {
  const t = useTranslations('shell.cookies');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Who asked for it is led to it; nobody else is disturbed.
    if (wished) title.current?.focus();
  }, [wished]);
  return (
    <section ref={tellQuestionHeight} className={classes.question} aria-label={t('title')}>
      <div>
        <h2 ref={title} tabIndex={-1} className={classes.title}>
          {t('title')}
        </h2>
        <p className={classes.text}>{t.rich('text', { link: policyLink })}</p>
      </div>
      <div className={classes.answers}>
        <PlainButton variant="default" onClick={() => onAnswer(false)}>
          {t('refuse')}
        </PlainButton>
        <PlainButton variant="default" onClick={() => onAnswer(true)}>
          {t('agree')}
        </PlainButton>
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
