import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '../../page/page-context.ts';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { showToast, TOAST_MS } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { useTellError } from '../session/use-tell-error.ts';
import { addressesQuery, type DeliveryAddress } from './address.queries.ts';
import { ADDRESS_FIELDS, addressBody, addressMistakes, type AddressField } from './address-fields.ts';
import { AreaFields } from './area-fields.tsx';
import classes from './address-form.module.css';

type Props = {
  type: 'S' | 'B';
  /** The address to change; a new one without it. */
  from: DeliveryAddress | undefined;
  onSaved: (saved: DeliveryAddress) => void;
  onCancel: () => void;
};

/** A new address, or a change of one. Loaded when it is first opened. */
export default function AddressForm({ type, from, onSaved, onCancel }: Props) {
  const t = useTranslations('address');
  const { Address_: line } = from ?? {};
  const page = usePage();
  const client = useQueryClient();
  const form = useForm<AddressField>({
    fields: ADDRESS_FIELDS,
    validate: (values) =>
      Object.fromEntries(addressMistakes(values).map((name) => [name, t(`missing.${name}`)])),
    send: async (values) => {
      const body = addressBody(values, { type, from });
      const { data } = await page.api.addDeliveryAddress({ body });
      const { queryKey } = addressesQuery(page);
      client.setQueryData(queryKey, (all = []) => [
        ...all.filter(({ AddressCode }) => AddressCode !== data.AddressCode),
        data,
      ]);
      showToast({ kind: 'success', message: t('saved'), milliseconds: TOAST_MS.other });
      onSaved(data);
    },
    onError: useTellError(),
  });

  return (
    <form className={classes.form} {...form.formProps} aria-label={from ? t('editTitle') : t('addTitle')}>
      <h3 className={classes.title}>{from ? t('editTitle') : t('addTitle')}</h3>
      <div className={classes.pair}>
        <TextField
          {...form.fieldProps('Name')}
          label={t('name')}
          defaultValue={from?.Name}
          autoComplete="name"
          maxLength={120}
        />
        <TextField
          {...form.fieldProps('Phone')}
          label={t('phone')}
          defaultValue={from?.Phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={30}
        />
      </div>
      <TextAreaField
        {...form.fieldProps('Address_')}
        label={t('line')}
        defaultValue={line}
        autoComplete="street-address"
        maxLength={300}
      />
      <AreaFields form={form} from={from} />
      <TextField
        {...form.fieldProps('TaxID')}
        label={t('taxId')}
        defaultValue={from?.TaxID}
        inputMode="numeric"
        maxLength={17}
      />
      <TextField
        {...form.fieldProps('Remark')}
        label={t('remark')}
        defaultValue={from?.Remark}
        maxLength={200}
      />
      <div className={classes.buttons}>
        <Button variant="default" size="lg" onClick={onCancel} disabled={form.busy}>
          {t('cancel')}
        </Button>
        <SubmitButton loading={form.busy}>{t('save')}</SubmitButton>
      </div>
    </form>
  );
}
