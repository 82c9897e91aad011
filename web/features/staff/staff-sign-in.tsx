import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { CodeLoginForm } from '../session/sign-in/code-login-form.tsx';
import { PasswordLoginForm } from '../session/sign-in/password-login-form.tsx';
import classes from '../session/sign-in/sign-in.module.css';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaffEntry } from './use-staff-entry.ts';

/** Staff sign in by password, or by a one-time code where it is forgotten. */
export function StaffSignIn() {
  const t = useTranslations('session.login');
  const { signIn, code } = useStaffEntry();
  const tellError = useTellError();
  const [byCode, setByCode] = useState(false);
  return (
    <>
      {byCode ? <CodeLoginForm entry={code} /> : <PasswordLoginForm signIn={signIn} onError={tellError} />}
      <p className={classes.or}>{t('or')}</p>
      <Button variant="default" size="lg" fullWidth onClick={() => setByCode(!byCode)}>
        {byCode ? t('usePassword') : t('useCode')}
      </Button>
    </>
  );
}
