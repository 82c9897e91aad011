import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallAnswer } from '#contract/schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Facts } from '../../merchant-ui/facts.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import classes from '../session/sign-in/sign-in.module.css';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { bearer } from './applicant-token.ts';
import { BANK_FIELDS } from './applying-draft.ts';
import { applyingApi } from './applying-api.ts';
import { BankFields, useBankMistakes } from './bank-fields.tsx';
import own from './merchant-register.module.css';

type Bank = CallAnswer<'ownApplication'>['Bank'];

/** Where the money is to go, which can be corrected while the application waits (R-42h). */
export function OwnBank({ bank, token }: { bank: Bank; token: string }) {
  const t = useTranslations('merchantRegister.state.bank');
  const [changes, setChanges] = useState(false);
  return (
    <section className={own.choices} aria-label={t('title')}>
      <h2 className={own.heading}>{t('title')}</h2>
      {!changes && (
        <>
          {bank ? (
            <Facts
              facts={[
                { label: t('bank'), value: bank.bankname },
                { label: t('number'), value: t('numberEnd', { digits: bank.accountEnd }) },
                { label: t('name'), value: <UserText>{bank.bank_ac_name}</UserText> },
              ]}
            />
          ) : (
            <p className={own.hint}>{t('none')}</p>
          )}
          <Button variant="default" size="md" onClick={() => setChanges(true)}>
            {t(bank ? 'change' : 'add')}
          </Button>
        </>
      )}
      {changes && <ChangeBank bank={bank} token={token} onDone={() => setChanges(false)} />}
    </section>
  );
}

/** The number is typed anew: this browser has not kept it. */
function ChangeBank({ bank, token, onDone }: { bank: Bank; token: string; onDone: () => void }) {
  const t = useTranslations('merchantRegister.state.bank');
  const page = usePage();
  const client = useQueryClient();
  const mistakesOf = useBankMistakes();
  const form = useForm({
    fields: BANK_FIELDS,
    validate: (values) => mistakesOf(values, true),
    send: async (body) => {
      await applyingApi(page).changeOwnBank({ body, headers: bearer(token) });
      await client.invalidateQueries({ queryKey: ['merchant-application', page.locale] });
      showToast({ kind: 'success', message: t('changed'), milliseconds: TOAST_MS.other });
      onDone();
    },
    onError: useTellError(),
  });
  return (
    <form className={classes.form} {...form.formProps}>
      <BankFields
        form={form}
        from={bank ? { bankcode: bank.bankcode, bank_ac_name: bank.bank_ac_name } : {}}
      />
      <SubmitButton loading={form.busy}>{t('save')}</SubmitButton>
      <Button variant="default" size="lg" fullWidth onClick={onDone}>
        {t('keep')}
      </Button>
    </form>
  );
}
