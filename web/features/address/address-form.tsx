import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ChangeEvent } from 'react';
import { placeText, readPlace } from '#domain/shop/typed-place.ts';
import { phoneDigits } from '#domain/text/digits.ts';
import { taxNumberDigits } from '#domain/text/thai-tax-number.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { DigitsField, TextAreaField, TextField } from '../../ui/form/field.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { PlaceField } from '../map/place-field.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { addressesQuery, type DeliveryAddress } from './address.queries.ts';
import {
  ADDRESS_FIELDS,
  branchDigits,
  addressBody,
  addressMistakes,
  pinOf,
  type AddressField,
  type AddressValues,
} from './address-fields.ts';
import type { AddressType } from './default-address.ts';
import { AreaFields } from './area-fields.tsx';
import { addressFormId, isAddressField } from './typed-address.ts';
import classes from './address-form.module.css';

type Props = {
  type: AddressType;
  /** The address to change; a new one without it. */
  from: DeliveryAddress | undefined;
  /** What was typed into it before, when it was left half filled in. */
  typed: Partial<AddressValues>;
  onType: (name: AddressField, value: string) => void;
  onSaved: (saved: DeliveryAddress) => void;
  onCancel: () => void;
};

/** A new address, or a change of one. Loaded when it is first opened. */
export default function AddressForm({ type, from, typed, onType, onSaved, onCancel }: Props) {
  const t = useTranslations('address');
  const [begin] = useState({ ...from, Pin: pinOf(from ?? {}), ...typed });
  const [pin, setPin] = useState(begin.Pin);
  const [province, setProvince] = useState(begin.Province);
  const { Address_: line } = begin;
  const page = usePage();
  const client = useQueryClient();
  const form = useForm<AddressField>({
    fields: ADDRESS_FIELDS,
    validate: (values) =>
      Object.fromEntries(addressMistakes(values, from?.TaxID).map((name) => [name, t(`missing.${name}`)])),
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
  const { ref } = form.formProps;
  useEffect(() => {
    // A click on it in the meantime is dropped. Restored input is looked at first.
    if (Object.keys(typed).length === 0) ref.current?.querySelector('input')?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is opened
  }, []);
  const note = ({ target }: ChangeEvent<HTMLFormElement>): void => {
    const { name, value } = target as unknown as HTMLInputElement;
    if (isAddressField(name)) onType(name, value);
    if (name === 'Province') setProvince(value);
  };

  return (
    <form
      id={addressFormId(type)}
      className={classes.form}
      {...form.formProps}
      onChange={note}
      aria-label={from ? t('editTitle') : t('addTitle')}
    >
      <h3 className={classes.title}>{from ? t('editTitle') : t('addTitle')}</h3>
      <div className={classes.pair}>
        <TextField
          {...form.fieldProps('Name')}
          label={t('name')}
          defaultValue={begin.Name}
          autoComplete="name"
          maxLength={120}
        />
        <DigitsField
          {...form.fieldProps('Phone')}
          read={phoneDigits}
          label={t('phone')}
          defaultValue={begin.Phone}
          type="tel"
          autoComplete="tel-national"
        />
      </div>
      <TextAreaField
        {...form.fieldProps('Address_')}
        label={t('line')}
        defaultValue={line}
        autoComplete="street-address"
        maxLength={300}
      />
      <AreaFields form={form} from={begin} />
      <input type="hidden" name="Pin" value={pin} />
      <PlaceField
        place={readPlace(pin)}
        province={province}
        onPlace={(place) => {
          const text = place ? placeText(place) : '';
          setPin(text);
          onType('Pin', text);
        }}
      />
      <DigitsField
        {...form.fieldProps('TaxID')}
        read={taxNumberDigits}
        label={t('taxId')}
        defaultValue={begin.TaxID}
      />
      {type === 'B' && (
        <DigitsField
          {...form.fieldProps('BranchNo')}
          read={branchDigits}
          label={t('branchNo')}
          description={t('branchNoWhy')}
          defaultValue={begin.BranchNo}
        />
      )}
      <TextField
        {...form.fieldProps('Remark')}
        label={t('remark')}
        defaultValue={begin.Remark}
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
