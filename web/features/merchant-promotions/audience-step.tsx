import { useTranslations } from '../../i18n/use-translations.tsx';
import { CheckRow } from '../../merchant-ui/form/check-row.tsx';
import { FormSection } from '../../merchant-ui/form/form-section.tsx';
import type { RecordForm } from '../../merchant-ui/form/use-record-form.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { ChosenCustomers } from './chosen-customers.tsx';
import { ChosenTypes } from './chosen-types.tsx';
import type { PromotionChoices, PromotionDetail } from './merchant-promotions.queries.ts';
import type { PromotionValues } from './promotion-values.ts';

type Props = {
  form: RecordForm<PromotionValues>;
  /** Undefined until it is known what the shop has. */
  choices: PromotionChoices | undefined;
  /** What it was for as it was read, also where that is nobody’s choice any more, as a center that is closed. */
  named: PromotionDetail | undefined;
};

const SOME = {
  Stores: { all: 'AllStores', of: 'StoreTypes' },
  CustomerTypes: { all: 'AllCustomerTypes', of: 'CustomerTypes' },
  Centers: { all: 'AllCenters', of: 'Centers' },
} as const;

/** Who may have it: customers, kinds of them and of their stores, and centers. */
export function AudienceStep({ form, choices, named }: Props) {
  const t = useTranslations('merchantPromotions.form');
  const { field, check, set, values } = form;
  const some = (name: keyof typeof SOME) => {
    const { all, of } = SOME[name];
    return (
      <FormSection title={t(name)}>
        {(name !== 'Centers' || choices?.MayChooseAll === true || values.AllCenters) && (
          <CheckRow
            {...check(all)}
            disabled={name === 'Centers' && choices !== undefined && !choices.MayChooseAll}
          >
            {t(all)}
          </CheckRow>
        )}
        {!values[all] && (
          <ChosenTypes
            name={name}
            error={field(name).error}
            types={choices?.[of] ?? []}
            named={named?.[name] ?? []}
            chosen={values[name]}
            onChange={(codes) => set(name, codes)}
          />
        )}
      </FormSection>
    );
  };
  return (
    <>
      <FormSection title={t('customers')}>
        <CheckRow {...check('IsForAll')} error={values.IsForAll ? field('Customers').error : undefined}>
          {t('IsForAll')}
        </CheckRow>
        <CheckRow {...check('IsForNew')} hint={t('IsForNewHint')}>
          {t('IsForNew')}
        </CheckRow>
        {!values.IsForAll && (
          <ChosenCustomers
            name="Customers"
            error={field('Customers').error}
            customers={values.Customers}
            onChange={(customers) => set('Customers', customers)}
          />
        )}
        {!values.IsForAll && values.CustomersOfOthers > 0 && (
          <Note tone="info">{t('CustomersOfOthers', { count: values.CustomersOfOthers })}</Note>
        )}
        <ChosenCustomers
          name="CustomersNotIn"
          error={field('CustomersNotIn').error}
          customers={values.CustomersNotIn}
          onChange={(customers) => set('CustomersNotIn', customers)}
        />
      </FormSection>
      {some('Stores')}
      {some('CustomerTypes')}
      {some('Centers')}
    </>
  );
}
