import { useNavigate, useSearchParams } from 'react-router';
import { isApiError } from '#contract/client.ts';
import { phoneDigits } from '#domain/text/digits.ts';
import { normaliseThaiMobile } from '#domain/text/thai-mobile.ts';
import { localePath } from '../../../i18n/locale-path.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { usePage } from '../../../page/page-context.ts';
import { DigitsField } from '../../../ui/form/field.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { pendingCode, readPendingCode, writePendingCode, type CodeEntry } from './pending-code.ts';
import classes from './sign-in.module.css';
import { useAskedWait } from './use-asked-wait.ts';
import { useTellError } from '../visitor/use-tell-error.ts';

/** Asks for a one-time code by SMS, then goes on to where it is typed in. */
export function CodeLoginForm({
  entry: { request, name, verifyPath },
  mobile: known,
}: {
  entry: CodeEntry;
  /** Filled in. */
  mobile?: string | undefined;
}) {
  const t = useTranslations('session.login');
  const { locale } = usePage();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tellError = useTellError();

  const goOn = () => navigate({ pathname: localePath(locale, verifyPath), search: search.toString() });
  const wait = useAskedWait();
  const form = useForm({
    fields: ['mobile'],
    mainField: 'mobile',
    validate: ({ mobile }) => (normaliseThaiMobile(mobile) ? {} : { mobile: t('mobileWrong') }),
    send: async ({ mobile: typed }) => {
      const mobile = normaliseThaiMobile(typed) ?? typed;
      try {
        const sent = await request(mobile);
        writePendingCode(sessionStorage, name, pendingCode(sent, { mobile, now: Date.now() }));
        await goOn();
      } catch (error) {
        // The code that was sent a moment ago still works: the buyer only came back from the page where it is entered.
        const earlier = readPendingCode(sessionStorage, name);
        const waits = isApiError(error) && error.answer.code === 'RESEND_WAIT';
        if (waits && earlier?.mobile === mobile) await goOn();
        wait.hear(error);
        throw error;
      }
    },
    onError: tellError,
  });
  const field = form.fieldProps('mobile');

  return (
    <form className={classes.form} {...form.formProps}>
      <DigitsField
        {...field}
        error={wait.told(field.error)}
        onChange={() => {
          field.onChange();
          wait.lift();
        }}
        read={phoneDigits}
        label={t('mobile')}
        defaultValue={known}
        description={t('codeIntro')}
        type="tel"
        autoComplete="tel-national"
        placeholder="08XXXXXXXX"
      />
      <SubmitButton loading={form.busy} disabled={wait.label !== undefined}>
        {wait.label ?? t('sendCode')}
      </SubmitButton>
    </form>
  );
}
