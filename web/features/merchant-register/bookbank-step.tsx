import type { ChangeEvent } from 'react';
import { useNavigate } from 'react-router';
import { isApiError, type ApiError } from '#contract/client.ts';
import { FEWEST_PASSWORD_LETTERS } from '#domain/access/password.ts';
import type { Step } from './applying-steps.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { PasswordField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import classes from '../session/sign-in/sign-in.module.css';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { sendApplication, sendImages } from './apply.ts';
import { BANK_FIELDS } from './applying-draft.ts';
import type { InStep } from './applying-step.tsx';
import { BankFields, useBankMistakes } from './bank-fields.tsx';
import own from './merchant-register.module.css';

const FIELDS = [...BANK_FIELDS, 'password', 'confirmPassword'] as const;

/** The last step: the bank account, which can be left out, a password, and the application is sent (R-42d). */
export function BookbankStep({ draft: { bank }, proof, keep, goOn }: InStep) {
  const t = useTranslations('merchantRegister.bank');
  const tLogin = useTranslations('session.login');
  const page = usePage();
  const navigate = useNavigate();
  const tellError = useTellError();
  const mistakesOf = useBankMistakes();
  const form = useForm({
    fields: FIELDS,
    validate: ({ password, confirmPassword, ...account }) => ({
      ...mistakesOf(account),
      confirmPassword: password === confirmPassword ? undefined : t('passwordsDiffer'),
    }),
    send: async ({ password, bankcode, accountid, bank_ac_name }) => {
      keep({ bank: { bankcode, accountid, bank_ac_name } });
      const { State, Token, NewDistributionCenter } = await sendApplication(page, proof, password);
      if (NewDistributionCenter) {
        const target = { token: Token, saleUnit: NewDistributionCenter.SaleUnit };
        if (!(await sendImages(page, target)))
          showToast({ kind: 'error', message: t('imagesFailed'), milliseconds: TOAST_MS.error });
      }
      // Who was let in at once has another session: the area is a document of its own.
      if (State === 'approved') window.location.assign(localePath(page.locale, '/merchant'));
      else await navigate(localePath(page.locale, '/merchant/register/success'), { replace: true });
    },
    onError: (error) => {
      if (!isApiError(error)) return tellError(error);
      const { code, fields = {} } = error.answer;
      const [path, words] = Object.entries(fields)[0] ?? ['', ''];
      const here = HERE[path];
      if (code === 'NUMBER_UNPROVED') keep({ proof: { ...proof, expiresAt: 0 } });
      else if (here) form.setErrors({ [here]: words });
      else {
        showToast({ kind: 'error', message: words || toldBy(error), milliseconds: TOAST_MS.error });
        const step = stepOf(path);
        if (step) void goOn(step);
      }
    },
  });
  const typed = ({ target }: ChangeEvent<HTMLFormElement>): void => {
    const { name, value } = target as unknown as HTMLInputElement;
    const field = BANK_FIELDS.find((one) => one === name);
    if (field) keep({ bank: { ...bank, [field]: value } });
  };
  return (
    <form className={classes.form} {...form.formProps} onChange={typed}>
      <p className={own.hint}>{t('intro')}</p>
      <BankFields form={form} from={bank} isOptional />
      <h2 className={own.heading}>{t('password')}</h2>
      <PasswordField
        {...form.fieldProps('password')}
        label={tLogin('password')}
        description={t('passwordHint', { count: `${FEWEST_PASSWORD_LETTERS}` })}
        autoComplete="new-password"
        maxLength={200}
        showText={tLogin('showPassword')}
        hideText={tLogin('hidePassword')}
      />
      <PasswordField
        {...form.fieldProps('confirmPassword')}
        label={t('confirmPassword')}
        autoComplete="new-password"
        maxLength={200}
        showText={tLogin('showPassword')}
        hideText={tLogin('hidePassword')}
      />
      <SubmitButton loading={form.busy}>{t('submit')}</SubmitButton>
    </form>
  );
}

const HERE: Partial<Record<string, (typeof FIELDS)[number]>> = {
  'Saleman.password': 'password',
  'BankAccount.bankcode': 'bankcode',
  'BankAccount.accountid': 'accountid',
};

/** The step whose field the shop refused. */
function stepOf(path: string): Step | undefined {
  if (path.startsWith('Saleman.')) return 'person';
  if (path.startsWith('DistributionCenter.')) return 'address';
  return path === 'SelectedDists' ? 'choice' : undefined;
}

/** The shop's own message, or what else came in its place. */
function toldBy({ answer: { message, details } }: ApiError): string {
  return typeof details === 'string' && details !== '' && !details.includes('<') ? details : message;
}
