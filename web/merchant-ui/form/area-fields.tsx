import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { TextField } from '../../ui/form/field.tsx';
import { areasQuery } from '../../features/address/address.queries.ts';
import { PickField, type Pick } from './pick-field.tsx';
import type { RecordForm } from './use-record-form.ts';

const picks = (areas: readonly { Code: string; Name: string }[]): Pick[] =>
  areas.map(({ Code, Name }) => ({ value: Code, label: Name }));

export const AREA_FIELDS = ['Province', 'Ampher', 'Town', 'PostalCode'] as const;
type Area = Record<string, unknown> & Record<(typeof AREA_FIELDS)[number], string>;

/**
 * Province, its districts, their sub-districts: each depends on the one above, and the postcode on the last. Its page needs the
 * texts `address`.
 */
export function AreaFields<Values extends Area>({ form }: { form: RecordForm<Values> }) {
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
    form.set(name, code);
    if (name === 'Province') form.set('Ampher', '');
    if (name !== 'Town') form.set('Town', '');
    const postcode = name === 'Town' ? towns.find(({ Code }) => Code === code)?.PostalCode : '';
    form.set('PostalCode', postcode ?? '');
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
        placeholder={Province === '' ? t('chooseProvinceFirst') : undefined}
      />
      <PickField
        {...field('Town')}
        label={t('town')}
        value={Town}
        options={picks(towns)}
        disabled={towns.length === 0}
        placeholder={Ampher === '' ? t('chooseDistrictFirst') : undefined}
      />
      <TextField {...form.field('PostalCode')} label={t('postcode')} readOnly aria-busy={isFetching} />
    </>
  );
}
