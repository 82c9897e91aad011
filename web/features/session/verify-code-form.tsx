import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { digitsIn } from '#domain/text/digits.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DigitsField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import type { CodeEntry, PendingCode } from './pending-code.ts';
import { countdown } from './seconds-to-wait.ts';
import classes from './sign-in.module.css';
import { useCountdown } from './use-countdown.ts';

type Props = {
  /** Undefined until the browser has read it. */
  code: PendingCode | undefined;
  /** The code takes no more tries. */
  closed: boolean;
  resending: boolean;
  /** Undefined where no more codes are sent. */
  onResend: (() => void) | undefined;
  verify: CodeEntry['verify'];
  onError: (error: unknown) => void;
};

const DIGITS = 6;

/** The six digits of the SMS. The sixth sends the form; a wrong code leaves it as it is. */
export function VerifyCodeForm({ code, closed, resending, onResend, verify, onError }: Props) {
  const t = useTranslations('session.verify');
  const wait = useCountdown(code?.resendAt);
  const left = useCountdown(code?.expiresAt);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const form = useForm({
    fields: ['code'],
    mainField: 'code',
    validate: ({ code: digits }) => (/^\d{6}$/.test(digits) ? {} : { code: t('codeWrong') }),
    send: ({ code: digits }) => verify({ reference: code?.reference ?? '', code: digits }),
    onError,
  });
  const field = form.fieldProps('code');
  const waits = wait !== undefined && wait > 0;

  return (
    <form className={classes.form} {...form.formProps}>
      <DigitsField
        {...field}
        read={(typed) => digitsIn(typed, DIGITS)}
        ref={input}
        className={classes.code}
        label={t('code')}
        autoComplete="one-time-code"
        error={field.error ?? (left === 0 && !waits ? t('expired') : undefined)}
        onChange={({ currentTarget }) => {
          field.onChange();
          if (!closed && currentTarget.value.length === DIGITS) currentTarget.form?.requestSubmit();
        }}
      />
      <SubmitButton loading={form.busy} disabled={closed}>
        {t('submit')}
      </SubmitButton>
      {onResend && (
        <Button
          variant="subtle"
          size="lg"
          className={classes.countdown}
          disabled={wait === undefined || waits}
          loading={resending}
          onClick={onResend}
        >
          {waits ? t('resendIn', { time: countdown(wait) }) : t('resend')}
        </Button>
      )}
    </form>
  );
}
