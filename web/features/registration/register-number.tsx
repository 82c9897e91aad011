import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { CodeLoginForm } from '../session/sign-in/code-login-form.tsx';
import classes from '../session/sign-in/sign-in.module.css';
import { useRegistrationCode } from './use-registration-code.ts';

/** The first step: the number, which is proved before anything is said of it. */
export function RegisterNumber() {
  const t = useTranslations('registration');
  const [search] = useSearchParams();
  return (
    <>
      <p className={classes.intro}>{t('intro')}</p>
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
