import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../i18n/use-translations.tsx';
import { FilterDrop } from './filter-drop.tsx';
import { valuesOf, type FilterValues, type PickFilter } from './filters.ts';
import { PickList } from './pick-list.tsx';

type Props = { filter: PickFilter; values: FilterValues };

/** Several of very many. */
export function PickFilterField({ filter, values }: Props) {
  const t = useTranslations('merchant.filter');
  const chosen = valuesOf(values, filter.name);
  const { data: named = [] } = useQuery({ ...filter.named(chosen), enabled: chosen.length > 0 });
  const first = named.find(({ value }) => value === chosen[0])?.label ?? chosen[0];
  const face =
    first === undefined
      ? t('any')
      : chosen.length > 1
        ? t('several', { first, more: String(chosen.length - 1) })
        : first;
  return (
    <FilterDrop label={filter.label} face={face} isOn={chosen.length > 0}>
      <PickList filter={filter} chosen={chosen} named={named} values={values} />
    </FilterDrop>
  );
}
