import type { ChangeEvent } from 'react';
import { mayBeTaxNumber, taxNumberDigits } from '#domain/text/thai-tax-number.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DigitsField, TextField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import classes from '../session/sign-in/sign-in.module.css';
import { PERSON_FIELDS } from './applying-draft.ts';
import type { InStep } from './applying-step.tsx';

/** Who applies; only the name is needed (N-32). */
export function PersonStep({ draft: { person }, proof, keep, goOn }: InStep) {
  const t = useTranslations('merchantRegister.person');
  const form = useForm({
    fields: PERSON_FIELDS,
    validate: ({ name, email, username, socialId1 }) => ({
      name: name === '' ? t('nameMissing') : undefined,
      email: /^(?:\S+@\S+\.\S+)?$/.test(email) ? undefined : t('emailWrong'),
      username: /^(?:[a-z0-9][a-z0-9._@-]*)?$/i.test(username) ? undefined : t('usernameWrong'),
      socialId1: mayBeTaxNumber(socialId1) ? undefined : t('socialIdWrong'),
    }),
    send: async (values) => {
      keep({ person: values });
      await goOn();
    },
    onError: () => undefined,
  });
  const typed = ({ target }: ChangeEvent<HTMLFormElement>): void => {
    const { name, value } = target as unknown as HTMLInputElement;
    const field = PERSON_FIELDS.find((one) => one === name);
    if (field) keep({ person: { ...person, [field]: value } });
  };
  return (
    <form className={classes.form} {...form.formProps} onChange={typed}>
      <TextField label={t('mobile')} value={proof.mobile} readOnly autoComplete="username" inputMode="tel" />
      <TextField
        {...form.fieldProps('name')}
        label={t('name')}
        defaultValue={person.name}
        autoComplete="name"
        maxLength={120}
      />
      <TextField
        {...form.fieldProps('email')}
        label={t('email')}
        defaultValue={person.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <TextField
        {...form.fieldProps('username')}
        label={t('username')}
        description={t('usernameHint')}
        defaultValue={person.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
      />
      <TextField
        {...form.fieldProps('birthDate')}
        label={t('birthDate')}
        defaultValue={person.birthDate}
        type="date"
        autoComplete="bday"
      />
      <DigitsField
        {...form.fieldProps('socialId1')}
        label={t('socialId')}
        defaultValue={person.socialId1}
        read={taxNumberDigits}
      />
      <TextField
        {...form.fieldProps('referralCode')}
        label={t('referralCode')}
        description={t('referralHint')}
        defaultValue={person.referralCode}
        autoComplete="off"
        maxLength={40}
      />
      <SubmitButton loading={form.busy}>{t('next')}</SubmitButton>
    </form>
  );
}
