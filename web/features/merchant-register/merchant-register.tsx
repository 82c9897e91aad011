import { Button } from '@mantine/core';
import { useState } from 'react';
import { isApiError } from '#contract/client.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { useHydrated } from '../../ui/interaction/use-hydrated.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { CodeLoginForm } from '../session/sign-in/code-login-form.tsx';
import { VerifyCode } from '../session/sign-in/verify-code.tsx';
import classes from '../session/sign-in/sign-in.module.css';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { readApplicantToken } from './applicant-token.ts';
import { holds, readApplying } from './applying-draft.ts';
import { ApplyingStep } from './applying-step.tsx';
import { PersonStep } from './person-step.tsx';
import { useApplicantCode } from './use-applicant-code.ts';

/** The first step (R-42i): the number, and once it is proved who it is. */
export function MerchantRegister() {
  const { bootstrap, config } = usePage();
  const hydrated = useHydrated();
  const proof = hydrated ? readApplying(sessionStorage, bootstrap).proof : undefined;
  if (!config.get('REGISTER_MERCHANT_ENABLED')) return <Closed />;
  if (proof && holds(proof))
    return <ApplyingStep step="person">{(given) => <PersonStep {...given} />}</ApplyingStep>;
  return <Number />;
}

function Number() {
  const t = useTranslations('merchantRegister');
  const { bootstrap } = usePage();
  const hydrated = useHydrated();
  const hasApplied = hydrated && readApplicantToken(localStorage, bootstrap) !== undefined;
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      {hasApplied && (
        <Note tone="info" title={t('applied')}>
          <Button component={AppLink} to="/merchant/register/success" size="md" variant="default">
            {t('seeState')}
          </Button>
        </Note>
      )}
      <p className={classes.intro}>{t('intro')}</p>
      <CodeLoginForm entry={useApplicantCode()} />
      <p className={classes.salesman}>
        {t('hasAccount')}{' '}
        <AppLink className={classes.link} to="/merchant/login">
          {t('login')}
        </AppLink>
      </p>
    </div>
  );
}

export function Closed() {
  const t = useTranslations('merchantRegister');
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <Note tone="info" title={t('closed')}>
        <Button component={AppLink} to="/merchant/login" size="lg" fullWidth>
          {t('login')}
        </Button>
      </Note>
    </div>
  );
}

/** The code; only its owner learns that a number is somebody's. */
export function ApplicantCode() {
  const t = useTranslations('merchantRegister');
  const tVerify = useTranslations('session.verify');
  const tellError = useTellError();
  const [known, setKnown] = useState<string>();
  return (
    <div className={classes.page}>
      <PageTitle>{tVerify('title')}</PageTitle>
      {known !== undefined && (
        <Note tone="info" title={known} live>
          <Button component={AppLink} to="/merchant/login" size="lg" fullWidth>
            {t('login')}
          </Button>
        </Note>
      )}
      <VerifyCode
        entry={useApplicantCode()}
        onError={(error) => {
          const code = isApiError(error) ? error.answer.code : '';
          if (isApiError(error) && (code === 'MOBILE_TAKEN' || code === 'CUSTOMER_INACTIVE'))
            setKnown(error.answer.message);
          else tellError(error);
        }}
      />
    </div>
  );
}
