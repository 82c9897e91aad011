import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { AppLink } from '../../../ui/interaction/app-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { IconPhone } from '../../../ui/theme/icons.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { showToast, TOAST_MS } from '../../../ui/feedback/toast.ts';
import { useHydrated } from '../../../ui/interaction/use-hydrated.ts';
import {
  pendingCode,
  readPendingCode,
  writePendingCode,
  type CodeEntry,
  type PendingCode,
} from './pending-code.ts';
import { secondsToWait } from './seconds-to-wait.ts';
import { BY_PASSWORD } from './sign-in-ways.tsx';
import classes from './sign-in.module.css';
import { useTellError } from '../visitor/use-tell-error.ts';
import { VerifyCodeForm } from './verify-code-form.tsx';

const SPENT = new Set(['NUMBER_CODES_SPENT', 'SHOP_CODES_SPENT']);

/** Where the code of the SMS is typed in, sent again, or another number is chosen. */
export function VerifyCode({ entry, onError }: { entry: CodeEntry; onError: (error: unknown) => void }) {
  const t = useTranslations('session.verify');
  const tLogin = useTranslations('session.login');
  const { name } = entry;
  const [search] = useSearchParams();
  const tellError = useTellError();
  const hydrated = useHydrated();
  const stored = useMemo(
    () => (hydrated ? readPendingCode(sessionStorage, name) : undefined),
    [hydrated, name],
  );
  const [resent, setResent] = useState<PendingCode>();
  const [resending, setResending] = useState(false);
  /** It was typed wrong too often: only another one leads in. */
  const [closed, setClosed] = useState(false);
  /** What the shop says when it sends no more codes today; one that was sent before still works. */
  const [spent, setSpent] = useState<string>();
  const code = resent ?? stored;

  const keep = (next: PendingCode): void => {
    writePendingCode(sessionStorage, name, next);
    setResent(next);
  };
  const resend = async (): Promise<void> => {
    if (!code) return;
    setResending(true);
    try {
      const sent = await entry.request(code.mobile);
      keep(pendingCode(sent, { mobile: code.mobile, now: Date.now() }));
      setClosed(false);
      showToast({ kind: 'info', message: t('resent'), milliseconds: TOAST_MS.other });
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds !== undefined) {
        const later = { ...code, resendAt: Date.now() + seconds * 1000 };
        if (closed) setResent(later);
        else keep(later);
      }
      if (isApiError(error) && SPENT.has(error.answer.code)) setSpent(error.answer.message);
      else tellError(error);
    } finally {
      setResending(false);
    }
  };

  const login = `${entry.loginPath}${search.size > 0 ? `?${search}` : ''}`;
  if (hydrated && !code)
    return (
      <EmptyState icon={<IconPhone size={32} />} title={t('noCode')}>
        <Button component={AppLink} to={login} size="lg">
          {t('enterMobile')}
        </Button>
      </EmptyState>
    );
  return (
    <>
      <div className={classes.sentTo} aria-live="polite">
        {code && (
          <>
            <p>{t('sentTo', { mobile: spaced(code.mobile) })}</p>
            <p>{t('reference', { reference: code.reference })}</p>
          </>
        )}
      </div>
      <VerifyCodeForm
        code={code}
        closed={closed}
        resending={resending}
        onResend={spent === undefined ? () => void resend() : undefined}
        verify={async (body) => {
          await entry.verify(body);
          writePendingCode(sessionStorage, name, undefined);
        }}
        onError={(error) => {
          if (isApiError(error) && error.answer.code === 'OTP_ATTEMPT_LIMIT') {
            setClosed(true);
            writePendingCode(sessionStorage, name, undefined);
          }
          onError(error);
        }}
      />
      {spent !== undefined && (
        <>
          <Note tone="info" live>
            <p>{spent}</p>
          </Note>
          {entry.byPassword && (
            <Button component={AppLink} to={login} state={BY_PASSWORD} variant="default" size="lg" fullWidth>
              {tLogin('usePassword')}
            </Button>
          )}
        </>
      )}
      <div className={classes.ways}>
        <Button component={AppLink} to={login} variant="subtle" color="gray" size="md">
          {t('otherMobile')}
        </Button>
      </div>
    </>
  );
}

/** 081 000 0001: groups that are read at a glance. */
function spaced(mobile: string): string {
  return mobile.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
}
