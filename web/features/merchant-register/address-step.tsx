import type { ChangeEvent } from 'react';
import { mayBeTaxNumber, taxNumberDigits } from '#domain/text/thai-tax-number.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DigitsField, TextAreaField, TextField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { AreaFields } from '../address/area-fields.tsx';
import { isAddressField, typedInto } from '../address/typed-address.ts';
import classes from '../session/sign-in/sign-in.module.css';
import { CENTER_FIELDS } from './applying-draft.ts';
import type { InStep } from './applying-step.tsx';
import own from './merchant-register.module.css';

/** The new center: name and areas are needed, since without them the shop makes none (N-32b). */
export function AddressStep({ draft: { center }, keep, goOn }: InStep) {
  const t = useTranslations('merchantRegister.center');
  const tAddress = useTranslations('address');
  const { Address_: line } = center;
  const form = useForm({
    fields: CENTER_FIELDS,
    validate: ({ DIST_NAME, Address_, Province, Ampher, Town, Optional21 }) => ({
      DIST_NAME: DIST_NAME === '' ? t('nameMissing') : undefined,
      Address_: Address_ === '' ? tAddress('missing.Address_') : undefined,
      Province: Province === '' ? tAddress('missing.Province') : undefined,
      Ampher: Ampher === '' ? tAddress('missing.Ampher') : undefined,
      Town: Town === '' ? tAddress('missing.Town') : undefined,
      Optional21: mayBeTaxNumber(Optional21) ? undefined : t('taxWrong'),
    }),
    send: async (values) => {
      keep({ kind: 'new', center: values });
      await goOn('location');
    },
    onError: () => undefined,
  });
  const typed = ({ target }: ChangeEvent<HTMLFormElement>): void => {
    const { name, value } = target as unknown as HTMLInputElement;
    const field = CENTER_FIELDS.find((one) => one === name);
    if (!field) return;
    keep({ center: isAddressField(name) ? typedInto(center, name, value) : { ...center, [field]: value } });
  };
  return (
    <form className={classes.form} {...form.formProps} onChange={typed}>
      <TextField
        {...form.fieldProps('DIST_NAME')}
        label={t('name')}
        defaultValue={center.DIST_NAME}
        autoComplete="organization"
        maxLength={120}
      />
      <TextField
        {...form.fieldProps('DIST_SHORTNAME')}
        label={t('shortName')}
        defaultValue={center.DIST_SHORTNAME}
        autoComplete="off"
        maxLength={20}
      />
      <TextAreaField
        {...form.fieldProps('Address_')}
        label={tAddress('line')}
        defaultValue={line}
        autoComplete="street-address"
        maxLength={300}
      />
      <AreaFields form={form} from={center} />
      <h2 className={own.heading}>{t('more')}</h2>
      <TextField
        {...form.fieldProps('contactName')}
        label={t('contactName')}
        defaultValue={center.contactName}
        autoComplete="off"
        maxLength={120}
      />
      <TextField
        {...form.fieldProps('shipment_name')}
        label={t('shipmentName')}
        description={t('shipmentHint')}
        defaultValue={center.shipment_name}
        autoComplete="off"
        maxLength={120}
      />
      <DigitsField
        {...form.fieldProps('Optional21')}
        label={t('taxNumber')}
        defaultValue={center.Optional21}
        read={taxNumberDigits}
      />
      <SubmitButton loading={form.busy}>{t('next')}</SubmitButton>
    </form>
  );
}
