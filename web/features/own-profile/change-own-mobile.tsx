import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { digitsIn, phoneDigits } from '#domain/text/digits.ts';
import { normaliseThaiMobile } from '#domain/text/thai-mobile.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { DigitsField, PasswordField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm, type Form } from '../../ui/form/use-form.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { secondsToWait } from '../session/sign-in/seconds-to-wait.ts';
import { useAskedWait } from '../session/sign-in/use-asked-wait.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { ownProfileQuery, type OwnProfile } from './own-profile.queries.ts';
import classes from './own-profile.module.css';
import { useSentCode, type Sent } from './use-sent-code.ts';

const DIGITS = 6;
const isCode = (text: string): boolean => /^\d{6}$/.test(text);
const readCode = (typed: string): string => digitsIn(typed, DIGITS);

/**
 * Another number, for who proves to be its owner, once the code sent to it is entered. That it is somebody else's is told only
 * then.
 */
export function ChangeOwnMobile({ profile }: { profile: OwnProfile }) {
  const t = useTranslations('ownProfile');
  const [sent, setSent] = useSentCode();
  const { Mobile, HasPassword } = profile;
  if (Mobile === '' && !HasPassword) return <p>{t('proof.none')}</p>;
  return (
    <>
      <p>{Mobile === '' ? t('noMobile') : t('mobileNow', { mobile: Mobile })}</p>
      <AskCode profile={profile} onSent={setSent} />
      <div aria-live="polite">{sent && <p>{t('sent', sent)}</p>}</div>
      {sent && <EnterCode key={sent.reference} sent={sent} onDone={() => setSent(undefined)} />}
    </>
  );
}

function AskCode({
  profile: { Mobile, HasPassword },
  onSent,
}: {
  profile: OwnProfile;
  onSent: (sent: Sent) => void;
}) {
  const t = useTranslations('ownProfile');
  const { api } = usePage();
  const tellError = useTellError();
  const wait = useAskedWait();
  const [byPassword, setByPassword] = useState(HasPassword);
  const proof = useMutation({ mutationFn: () => api.requestProofCode(), onError: tellError });
  const Reference = proof.data?.reference;
  const form = useForm({
    fields: ['mobile', 'Password', 'Code'],
    mainField: byPassword ? 'Password' : 'Code',
    validate: ({ mobile, Password, Code }) => ({
      mobile: mobileMistake(mobile),
      Password: byPassword && Password === '' ? t('proof.passwordMissing') : undefined,
      Code: byPassword || isCode(Code) ? undefined : t('codeWrong'),
    }),
    send: async ({ mobile, Password, Code }) => {
      const body = byPassword ? { mobile, Password } : { mobile, Reference: Reference ?? '', Code };
      try {
        const { reference, Ticket, expiresInSeconds } = await api.requestMobileCode({ body });
        // It is used up.
        proof.reset();
        wait.lift();
        onSent({ mobile, reference, Ticket, expiresAt: Date.now() + expiresInSeconds * 1000 });
      } catch (error) {
        // It is counted down beside the code; the password was right.
        if (secondsToWait(error) === undefined) throw error;
        wait.hear(error);
      }
    },
    onError: tellError,
  });
  function mobileMistake(mobile: string): string | undefined {
    const read = normaliseThaiMobile(mobile);
    if (read === undefined) return t('mobileWrong');
    return read === Mobile ? t('mobileSame') : undefined;
  }
  const isReady = byPassword || Reference !== undefined;
  return (
    <form className={classes.form} {...form.formProps}>
      {byPassword ? (
        <ByPassword form={form} />
      ) : (
        <Button
          variant="default"
          size="lg"
          fullWidth
          loading={proof.isPending}
          onClick={() => proof.mutate()}
        >
          {t('proof.send', { mobile: Mobile })}
        </Button>
      )}
      {byPassword && Mobile !== '' && (
        <Button variant="subtle" onClick={() => setByPassword(false)}>
          {t('proof.byCode')}
        </Button>
      )}
      <div aria-live="polite">
        {Reference !== undefined && <p>{t('sent', { mobile: Mobile, reference: Reference })}</p>}
      </div>
      {!byPassword && isReady && (
        <DigitsField
          {...form.fieldProps('Code')}
          read={readCode}
          label={t('proof.code')}
          autoComplete="one-time-code"
        />
      )}
      {isReady && (
        <>
          <DigitsField
            {...form.fieldProps('mobile')}
            read={phoneDigits}
            label={t('newMobile')}
            type="tel"
            autoComplete="tel-national"
          />
          <SubmitButton variant="default" loading={form.busy} disabled={wait.label !== undefined}>
            {wait.label ?? t('sendCode')}
          </SubmitButton>
          <output>{wait.told(undefined)}</output>
        </>
      )}
    </form>
  );
}

function ByPassword({ form }: { form: Form<'mobile' | 'Password' | 'Code'> }) {
  const t = useTranslations('ownProfile');
  const login = useTranslations('session.login');
  return (
    <PasswordField
      {...form.fieldProps('Password')}
      label={t('proof.password')}
      autoComplete="current-password"
      showText={login('showPassword')}
      hideText={login('hidePassword')}
    />
  );
}

function EnterCode({ sent, onDone }: { sent: Sent; onDone: () => void }) {
  const t = useTranslations('ownProfile');
  const page = usePage();
  const client = useQueryClient();
  const form = useForm({
    fields: ['code'],
    mainField: 'code',
    validate: ({ code }) => (isCode(code) ? {} : { code: t('codeWrong') }),
    send: async ({ code }) => {
      const { reference, Ticket } = sent;
      const body = { reference, code, Ticket };
      client.setQueryData(ownProfileQuery(page).queryKey, await page.api.changeOwnMobile({ body }));
      showToast({ kind: 'success', message: t('mobileSaved'), milliseconds: TOAST_MS.other });
      onDone();
    },
    onError: useTellError(),
  });
  return (
    <form className={classes.form} {...form.formProps}>
      <DigitsField
        {...form.fieldProps('code')}
        read={readCode}
        label={t('enterCode')}
        autoComplete="one-time-code"
      />
      <SubmitButton loading={form.busy}>{t('takeMobile')}</SubmitButton>
    </form>
  );
}
