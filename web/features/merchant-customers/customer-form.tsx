import { useSuspenseQuery } from '@tanstack/react-query';
import { phoneDigits } from '#domain/text/digits.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { CheckRow } from '../../merchant-ui/form/check-row.tsx';
import { FormSection } from '../../merchant-ui/form/form-section.tsx';
import { PickField, PicksField } from '../../merchant-ui/form/pick-field.tsx';
import { RecordForm } from '../../merchant-ui/form/record-form.tsx';
import { inWords, useStoredRecord } from '../../merchant-ui/form/use-stored-record.ts';
import { usePage } from '../../page/page-context.ts';
import { DigitsField, SelectField, TextAreaField, TextField } from '../../ui/form/field.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { bodyOf, customerMistakes, valuesOf, type CustomerValues } from './customer-values.ts';
import {
  customerAccountQuery,
  customerChoicesQuery,
  MERCHANT_CUSTOMERS,
  type CustomerAccount,
} from './merchant-customers.queries.ts';

const LEVELS = ['1', '2', '3', '4', '5'] as const;

/** What the shop knows of a customer and lets them have. */
export function CustomerForm({ account }: { account: CustomerAccount }) {
  const t = useTranslations('merchantCustomers');
  const page = usePage();
  const { api } = page;
  const { CUSTOMERCODE: code } = account;
  const { data: choices } = useSuspenseQuery(customerChoicesQuery(page));
  const rules = { hadCenters: account.SaleUnits.length > 0, taxNumber: account.TAXNO };
  const form = useStoredRecord<CustomerValues, CustomerAccount>({
    record: ['customer', code],
    stored: account,
    empty: valuesOf(account),
    valuesOf,
    validate: (values) => inWords(customerMistakes(values, rules), (words) => t(`form.mistakes.${words}`)),
    queryOf: (one) => customerAccountQuery(page, one.CUSTOMERCODE),
    lists: MERCHANT_CUSTOMERS,
    save: (values, Version) =>
      api.saveCustomerAccount({ params: { code }, body: { ...bodyOf(values), Version } }),
    told: ({ CUSTOMERNAME: name }) => t('form.saved', { name }),
    conflict: { code: 'CUSTOMER_CHANGED', read: () => api.customerAccount({ params: { code } }) },
    onError: useTellError(),
  });
  const { field, check, values } = form;
  const named = (all: readonly { Code: string; Name: string }[], own: { Code: string; Name: string }) => {
    const known = all.map(({ Code, Name }) => ({ value: Code, label: Name }));
    // One who works elsewhere by now stays in the list for who has them.
    return own.Code === '' || all.some(({ Code }) => Code === own.Code)
      ? known
      : [...known, { value: own.Code, label: own.Name || own.Code }];
  };
  const typeOptions = named(choices.Types, { Code: account.CustomerType, Name: account.CustomerTypeName });
  return (
    <RecordForm form={form} submit={t('form.save')}>
      <FormSection title={t('form.contacts')}>
        <TextField {...field('CUSTOMERNAME')} label={t('name')} autoComplete="off" maxLength={120} />
        <DigitsField
          {...field('Mobile')}
          read={phoneDigits}
          label={t('mobile')}
          description={t('form.mobileWhy', { count: account.Accounts })}
          type="tel"
        />
        <TextField
          {...field('Email')}
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={200}
        />
        <TextField
          {...field('TAXNO')}
          label={t('taxId')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      </FormSection>
      <FormSection title={t('form.terms')}>
        <SelectField
          {...field('CustomerType')}
          label={t('type')}
          data={[{ value: '', label: t('form.noType') }, ...typeOptions]}
        />
        <SelectField
          {...field('PriceLevel')}
          label={t('level')}
          data={LEVELS.map((value) => ({ value, label: t('levelOf', { level: value }) }))}
        />
        <MoneyField {...field('Credit')} value={values.Credit} label={t('credit')} />
        <MoneyField {...field('Debt')} value={values.Debt} label={t('debt')} />
        <CheckRow {...check('IsBjcSapCustomer')} hint={t('form.sapWhy')}>
          {t('form.sap')}
        </CheckRow>
      </FormSection>
      <FormSection title={t('form.care')}>
        <PickField
          {...field('Salesman')}
          value={values.Salesman}
          label={t('salesman')}
          options={named(choices.Salesmen, { Code: account.Salesman, Name: account.SalesmanName })}
        />
        <PicksField
          {...field('SaleUnits')}
          value={values.SaleUnits}
          label={t('form.centers')}
          description={t('form.centersWhy')}
          options={choices.Centers.map(({ SaleUnit, DIST_NAME }) => ({ value: SaleUnit, label: DIST_NAME }))}
        />
        <TextAreaField
          {...field('Note')}
          label={t('note')}
          description={t('form.noteWhy')}
          rows={4}
          maxLength={1000}
        />
        <CheckRow {...check('IsActive')} hint={t('form.activeWhy')}>
          {t('form.active')}
        </CheckRow>
      </FormSection>
    </RecordForm>
  );
}
