import { useQuery } from '@tanstack/react-query';
import { accountDigits, LONGEST_ACCOUNT, mayBeAccount } from '#domain/shop/thai-banks.ts';
import { digitsIn } from '#domain/text/digits.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { DigitsField, SelectField, TextField } from '../../ui/form/field.tsx';
import type { useForm } from '../../ui/form/use-form.ts';
import type { BANK_FIELDS } from './applying-draft.ts';
import { banksQuery } from './merchant-register.queries.ts';

type BankField = (typeof BANK_FIELDS)[number];
type Bank = Record<BankField, string>;

/** What is wrong with a bank account; with `isWhole` also what is missing of one that nobody has begun. */
export function useBankMistakes() {
  const t = useTranslations('merchantRegister.bank');
  return ({ bankcode, accountid, bank_ac_name }: Bank, isWhole = false) => {
    const isBegun = isWhole || [bankcode, accountid, bank_ac_name].some((value) => value !== '');
    const missing = (value: string, words: string) => (isBegun && value === '' ? words : undefined);
    const wrongNumber = () => {
      const { least, most } = accountDigits(bankcode);
      if (accountid === '' || bankcode === '' || mayBeAccount(bankcode, accountid)) return undefined;
      return least === most
        ? t('numberWrong', { count: String(most) })
        : t('numberWrongRange', { least: String(least), most: String(most) });
    };
    return {
      bankcode: missing(bankcode, t('bankMissing')),
      accountid: missing(accountid, t('numberMissing')) ?? wrongNumber(),
      bank_ac_name: missing(bank_ac_name, t('nameMissing')),
    };
  };
}

type FieldProps = Omit<ReturnType<ReturnType<typeof useForm<BankField>>['fieldProps']>, 'name'> & {
  name: string;
};
type Props = {
  /** It may have other fields besides. */
  form: { fieldProps: (name: BankField) => FieldProps };
  from: Partial<Bank>;
  /** It can be left out. */
  isOptional?: boolean;
};

export function BankFields({ form, from, isOptional = false }: Props) {
  const t = useTranslations('merchantRegister.bank');
  const tOwn = useTranslations('merchantRegister.state.bank');
  const label = (name: 'bank' | 'number' | 'name') => (isOptional ? t(name) : tOwn(name));
  const { data: banks = [] } = useQuery(banksQuery(usePage()));
  return (
    <>
      <SelectField
        {...form.fieldProps('bankcode')}
        label={label('bank')}
        key={banks.length}
        defaultValue={from.bankcode}
        data={[
          { value: '', label: t('choose') },
          ...banks.map(({ bankcode, bankname }) => ({ value: bankcode, label: bankname })),
        ]}
      />
      <DigitsField
        {...form.fieldProps('accountid')}
        label={label('number')}
        defaultValue={from.accountid}
        read={(given) => digitsIn(given, LONGEST_ACCOUNT)}
        // With the dashes that are dropped as it is pasted.
        maxLength={20}
      />
      <TextField
        {...form.fieldProps('bank_ac_name')}
        label={label('name')}
        defaultValue={from.bank_ac_name}
        autoComplete="off"
        maxLength={120}
      />
    </>
  );
}
