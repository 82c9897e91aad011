import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { isApiError } from '#contract/client.ts';
import { digitsIn } from '#domain/text/digits.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { DigitsField } from '../../../ui/form/field.tsx';
import { refusal } from '../../../ui/form/field-errors.ts';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
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

const isTooMany = (error: unknown): boolean => isApiError(error) && error.answer.statusCode === 429;

/** The six digits of the SMS. The sixth sends the form; a wrong code leaves it as it is. */
export function VerifyCodeForm({ code, closed, resending, onResend, verify, onError }: Props) {
  const t = useTranslations('session.verify');
  const wait = useCountdown(code?.resendAt);
  const left = useCountdown(code?.expiresAt);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  /** What the shop has answered, so that Enter after the sixth digit does not send the same again. */
  const answered = useRef<{ entry: string; refused?: string }>(undefined);
  const entryOf = (digits: string) => `${code?.reference} ${digits}`;

  const form = useForm({
    fields: ['code'],
    mainField: 'code',
    validate: ({ code: digits }) => {
      if (!/^\d{6}$/.test(digits)) return { code: t('codeWrong') };
      return answered.current?.entry === entryOf(digits) ? { code: answered.current.refused } : {};
    },
    send: async ({ code: digits }) => {
      const entry = entryOf(digits);
      if (answered.current?.entry === entry) return;
      try {
        await verify({ reference: code?.reference ?? '', code: digits });
        answered.current = { entry };
      } catch (error) {
        // After a lost line, a fault of the shop or too many calls the same code is worth another try.
        const refused = isTooMany(error) ? undefined : refusal(error);
        if (refused !== undefined) answered.current = { entry, refused };
        throw error;
      }
    },
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
