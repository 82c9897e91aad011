import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import { areasQuery } from './address.queries.ts';
import type { AddressValues } from './address-fields.ts';
import { typedInto } from './typed-address.ts';
import classes from './address-form.module.css';

type Chosen = Pick<AddressValues, 'Province' | 'Ampher' | 'Town'>;
type AreaField = keyof Chosen | 'PostalCode';
type Props = {
  /** With the areas among its fields. */
  form: {
    fieldProps: (
      name: AreaField,
    ) => Omit<ReturnType<Form<AreaField>['fieldProps']>, 'name'> & { name: string };
  };
  from: Partial<Chosen>;
};

/** Province, then its districts, then their sub-districts; the postcode follows from the last. */
export function AreaFields({ form, from }: Props) {
  const t = useTranslations('address');
  const page = usePage();
  const [chosen, setChosen] = useState<Chosen>(() => {
    const { Province = '', Ampher = '', Town = '' } = from;
    return { Province, Ampher, Town };
  });
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
  const field = (name: keyof Chosen) => {
    const props = form.fieldProps(name);
    return {
      ...props,
      value: chosen[name],
      onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) => {
        props.onChange();
        setChosen(typedInto(chosen, name, currentTarget.value));
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
          {...field('Province')}
          label={t('province')}
          autoComplete="address-level1"
          data={options(data?.Province ?? [], t('choose'))}
        />
        <SelectField
          {...field('Ampher')}
          label={t('district')}
          data={options(districts, Province === '' ? t('chooseProvinceFirst') : t('choose'))}
          disabled={districts.length === 0}
        />
        <SelectField
          {...field('Town')}
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
