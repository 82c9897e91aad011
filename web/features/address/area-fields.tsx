import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../page/page-context.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import type { Form } from '../../ui/use-form.ts';
import { areasQuery, type DeliveryAddress } from './address.queries.ts';
import type { AddressField } from './address-fields.ts';
import classes from './address-form.module.css';

type Chosen = Pick<DeliveryAddress, 'Province' | 'Ampher' | 'Town'>;
type Props = { form: Form<AddressField>; from: Chosen | undefined };

const NOTHING: Chosen = { Province: '', Ampher: '', Town: '' };

/** Province, then its districts, then their sub-districts; the postcode follows from the last. */
export function AreaFields({ form, from = NOTHING }: Props) {
  const t = useTranslations('address');
  const page = usePage();
  const [chosen, setChosen] = useState(from);
  const { Province, Ampher, Town } = chosen;
  const { data, isError, isFetching, refetch } = useQuery({
    ...areasQuery(page, { province: Province, district: Ampher }),
    // The list above stays while the one below is fetched.
    placeholderData: (earlier) => earlier,
  });

  const districts = data?.Ampher.filter((one) => one.Province === Province) ?? [];
  const towns = data?.Town.filter((one) => one.Ampher === Ampher) ?? [];
  const postcode = towns.find(({ Code }) => Code === Town)?.PostalCode ?? '';
  const options = (areas: readonly { Code: string; Name: string }[], empty: string) => [
    { value: '', label: empty },
    ...areas.map(({ Code, Name }) => ({ value: Code, label: Name })),
  ];
  const field = (name: 'Province' | 'Ampher' | 'Town', next: (code: string) => Chosen) => {
    const props = form.fieldProps(name);
    return {
      ...props,
      value: chosen[name],
      onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
        props.onChange();
        setChosen(next(currentTarget.value));
      },
    };
  };

  return (
    <>
      {isError && (
        <Note tone="error" title={t('areasFailed')} live>
          <Button variant="default" size="md" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Note>
      )}
      <div className={classes.pair}>
        <SelectField
          {...field('Province', (code) => ({ ...NOTHING, Province: code }))}
          label={t('province')}
          autoComplete="address-level1"
          data={options(data?.Province ?? [], t('choose'))}
        />
        <SelectField
          {...field('Ampher', (code) => ({ ...chosen, Ampher: code, Town: '' }))}
          label={t('district')}
          data={options(districts, Province === '' ? t('chooseProvinceFirst') : t('choose'))}
          disabled={districts.length === 0}
        />
        <SelectField
          {...field('Town', (code) => ({ ...chosen, Town: code }))}
          label={t('town')}
          data={options(towns, Ampher === '' ? t('chooseDistrictFirst') : t('choose'))}
          disabled={towns.length === 0}
        />
        <TextField
          {...form.fieldProps('PostalCode')}
          label={t('postcode')}
          value={postcode}
          readOnly
          aria-busy={isFetching}
        />
      </div>
    </>
  );
}
