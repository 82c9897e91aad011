import { Button } from '@mantine/core';
import { useState } from 'react';
import { isApiError } from '#contract/client.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import { readPendingCode } from '../session/sign-in/pending-code.ts';
import { useRefusedEntry } from '../session/sign-in/use-refused-entry.ts';
import { VerifyCode } from '../session/sign-in/verify-code.tsx';
import classes from '../session/sign-in/sign-in.module.css';
import { ProvedNumber, useProvedNumber } from './proved-number.tsx';
import { useRegistrationCode } from './use-registration-code.ts';

/** The second step: the code. Only its owner learns that a number has an account already. */
export function RegisterCode() {
  const t = useTranslations('registration');
  const refused = useRefusedEntry();
  const [known, setKnown] = useState<string>();
  const entry = useRegistrationCode();
  const proof = useProvedNumber();
  const hydrated = useHydrated();
  if (proof && hydrated && !readPendingCode(sessionStorage, entry.name))
    return <ProvedNumber proof={proof} />;
  return (
    <>
      {known !== undefined && (
        <Note tone="info" title={known} live>
          <div className={classes.newcomer}>
            <p>{t('knownHint')}</p>
            <Button component={AppLink} to="/login" size="lg" fullWidth>
              {t('login')}
            </Button>
          </div>
        </Note>
      )}
      <VerifyCode
        entry={entry}
        onError={(error) => {
          if (isApiError(error) && error.answer.code === 'MOBILE_TAKEN') setKnown(error.answer.message);
          else refused(error);
        }}
      />
    </>
  );
}
