import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PickField, type Pick } from '../../merchant-ui/form/pick-field.tsx';
import type { RecordForm } from '../../merchant-ui/form/use-record-form.ts';
import { usePage } from '../../page/page-context.ts';
import { TextField } from '../../ui/form/field.tsx';
import { areasQuery } from '../address/address.queries.ts';
import type { CenterValues } from './center-values.ts';

const picks = (areas: readonly { Code: string; Name: string }[]): Pick[] =>
  areas.map(({ Code, Name }) => ({ value: Code, label: Name }));

/** Province, its districts, their sub-districts: each depends on the one above, and the postcode on the last. */
export function CenterArea({ form }: { form: RecordForm<CenterValues> }) {
  const t = useTranslations('address');
  const { Province, Ampher, Town } = form.values;
  const { data, isFetching } = useQuery({
    ...areasQuery(usePage(), { province: Province, district: Ampher }),
    // The lists above stay while the one below is fetched.
    placeholderData: (earlier) => earlier,
  });
  const districts = data?.Ampher.filter((one) => one.Province === Province) ?? [];
  const towns = data?.Town.filter((one) => one.Ampher === Ampher) ?? [];
  const choose = (name: 'Province' | 'Ampher' | 'Town') => (code: string) => {
    const { form: mantine } = form;
    mantine.setFieldValue(name, code);
    if (name === 'Province') mantine.setFieldValue('Ampher', '');
    if (name !== 'Town') mantine.setFieldValue('Town', '');
    const postcode = name === 'Town' ? towns.find(({ Code }) => Code === code)?.PostalCode : '';
    mantine.setFieldValue('PostalCode', postcode ?? '');
  };
  const field = (name: 'Province' | 'Ampher' | 'Town') => {
    const { error } = form.field(name);
    return { name, error, onChange: choose(name) };
  };
  return (
    <>
      <PickField
        {...field('Province')}
        label={t('province')}
        value={Province}
        options={picks(data?.Province ?? [])}
      />
      <PickField
        {...field('Ampher')}
        label={t('district')}
        value={Ampher}
        options={picks(districts)}
        disabled={districts.length === 0}
        description={Province === '' ? t('chooseProvinceFirst') : undefined}
      />
      <PickField
        {...field('Town')}
        label={t('town')}
        value={Town}
        options={picks(towns)}
        disabled={towns.length === 0}
        description={Ampher === '' ? t('chooseDistrictFirst') : undefined}
      />
      <TextField {...form.field('PostalCode')} label={t('postcode')} readOnly aria-busy={isFetching} />
    </>
  );
}
