import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { CodeLoginForm } from '../session/sign-in/code-login-form.tsx';
import classes from '../session/sign-in/sign-in.module.css';
import { ProvedNumber, useProvedNumber } from './proved-number.tsx';
import { useRegistrationCode } from './use-registration-code.ts';

/** The first step: the number, which is proved before anything is said of it. */
export function RegisterNumber() {
  const t = useTranslations('registration');
  const [search] = useSearchParams();
  const proof = useProvedNumber();
  return (
    <>
      {proof && <ProvedNumber proof={proof} />}
      <p className={classes.intro}>{t(proof ? 'proved.other' : 'intro')}</p>
      <CodeLoginForm entry={useRegistrationCode()} />
      <p className={classes.salesman}>
        {t('hasAccount')}{' '}
        <AppLink className={classes.link} to={`/login${search.size > 0 ? `?${search}` : ''}`}>
          {t('login')}
        </AppLink>
      </p>
    </>
  );
}
