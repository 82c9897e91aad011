import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { digitsIn, phoneDigits } from '#domain/text/digits.ts';
import { normaliseThaiMobile } from '#domain/text/thai-mobile.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { DigitsField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { ownProfileQuery, type OwnProfile } from './own-profile.queries.ts';
import classes from './own-profile.module.css';

const DIGITS = 6;
type Sent = { mobile: string; reference: string };

/** Another number, once the code sent to it is entered. That it is somebody else's is told only then. */
export function ChangeOwnMobile({ profile }: { profile: OwnProfile }) {
  const t = useTranslations('ownProfile');
  const [sent, setSent] = useState<Sent>();
  return (
    <>
      <p>{profile.Mobile === '' ? t('noMobile') : t('mobileNow', { mobile: profile.Mobile })}</p>
      <AskCode now={profile.Mobile} onSent={setSent} />
      <div aria-live="polite">{sent && <p>{t('sent', sent)}</p>}</div>
      {sent && <EnterCode key={sent.reference} sent={sent} onDone={() => setSent(undefined)} />}
    </>
  );
}

function AskCode({ now, onSent }: { now: string; onSent: (sent: Sent) => void }) {
  const t = useTranslations('ownProfile');
  const { api } = usePage();
  const form = useForm({
    fields: ['mobile'],
    mainField: 'mobile',
    validate: ({ mobile }) => {
      const read = normaliseThaiMobile(mobile);
      if (read === undefined) return { mobile: t('mobileWrong') };
      return read === now ? { mobile: t('mobileSame') } : {};
    },
    send: async ({ mobile }) => {
      const { reference } = await api.requestMobileCode({ body: { mobile } });
      onSent({ mobile, reference });
    },
    onError: useTellError(),
  });
  return (
    <form className={classes.form} {...form.formProps}>
      <DigitsField
        {...form.fieldProps('mobile')}
        read={phoneDigits}
        label={t('newMobile')}
        type="tel"
        autoComplete="tel-national"
      />
      <SubmitButton variant="default" loading={form.busy}>
        {t('sendCode')}
      </SubmitButton>
    </form>
  );
}

function EnterCode({ sent, onDone }: { sent: Sent; onDone: () => void }) {
  const t = useTranslations('ownProfile');
  const page = usePage();
  const client = useQueryClient();
  const form = useForm({
    fields: ['code'],
    mainField: 'code',
    validate: ({ code }) => (/^\d{6}$/.test(code) ? {} : { code: t('codeWrong') }),
    send: async ({ code }) => {
      const body = { reference: sent.reference, code };
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
        read={(typed) => digitsIn(typed, DIGITS)}
        label={t('enterCode')}
        autoComplete="one-time-code"
      />
      <SubmitButton loading={form.busy}>{t('takeMobile')}</SubmitButton>
    </form>
  );
}
