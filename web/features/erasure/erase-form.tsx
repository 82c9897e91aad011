import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { digitsIn } from '#domain/text/digits.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { DigitsField, PasswordField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import type { Erasure } from './erasure.queries.ts';
import classes from './erasure.module.css';

const DIGITS = 6;

/** The customer proves who they are, and the account is gone. Nothing is sent before the button is pressed. */
export function EraseForm({ Proof, MobileEnd }: Pick<Erasure, 'Proof' | 'MobileEnd'>) {
  const t = useTranslations('erasure');
  if (Proof === 'none') return <Note tone="info" title={t('none')} />;
  return Proof === 'code' ? <ByCode end={MobileEnd} /> : <ByPassword />;
}

function useErase() {
  const t = useTranslations('erasure');
  const { api, session } = usePage();
  return async (body: { Reference?: string; Code?: string; Password?: string }): Promise<void> => {
    await api.eraseAccount({ body });
    await session.leave();
    showToast({ kind: 'info', message: t('done'), milliseconds: TOAST_MS.info });
  };
}

function ByCode({ end }: { end: string }) {
  const t = useTranslations('erasure');
  const { api } = usePage();
  const erase = useErase();
  const tellError = useTellError();
  const asked = useMutation({ mutationFn: () => api.requestErasureCode(), onError: tellError });
  const reference = asked.data?.reference;
  const form = useForm({
    fields: ['code'],
    mainField: 'code',
    validate: ({ code }) => (/^\d{6}$/.test(code) ? {} : { code: t('codeWrong') }),
    send: ({ code }) => erase({ Reference: reference ?? '', Code: code }),
    onError: tellError,
  });
  return (
    <form className={classes.form} {...form.formProps}>
      <Button
        variant="default"
        size="lg"
        fullWidth
        loading={asked.isPending}
        disabled={form.busy}
        onClick={() => asked.mutate()}
      >
        {t('sendCode', { end })}
      </Button>
      <div aria-live="polite">{reference !== undefined && <p>{t('sent', { end, reference })}</p>}</div>
      {reference !== undefined && (
        <>
          <DigitsField
            {...form.fieldProps('code')}
            read={(typed) => digitsIn(typed, DIGITS)}
            label={t('code')}
            autoComplete="one-time-code"
          />
          <SubmitButton color="red.9" loading={form.busy}>
            {t('submit')}
          </SubmitButton>
        </>
      )}
    </form>
  );
}

function ByPassword() {
  const t = useTranslations('erasure');
  const erase = useErase();
  const tellError = useTellError();
  const form = useForm({
    fields: ['Password'],
    mainField: 'Password',
    validate: ({ Password }) => (Password === '' ? { Password: t('passwordMissing') } : {}),
    send: ({ Password }) => erase({ Password }),
    onError: tellError,
  });
  return (
    <form className={classes.form} {...form.formProps}>
      <PasswordField
        {...form.fieldProps('Password')}
        label={t('password')}
        autoComplete="current-password"
        showText={t('showPassword')}
        hideText={t('hidePassword')}
      />
      <SubmitButton color="red.9" loading={form.busy}>
        {t('submit')}
      </SubmitButton>
    </form>
  );
}
