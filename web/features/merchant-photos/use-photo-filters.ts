import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#domain/time/dates.ts';
import { photoMonths, spanOfMonth } from '#domain/time/photo-months.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Filter, Option } from '../../merchant-ui/filters.ts';
import { usePage } from '../../page/page-context.ts';
import { photoGroupsQuery } from './customer-photos.queries.ts';

/** By group, by month of the years around now, and by day. */
export function usePhotoFilters(): Filter[] {
  const t = useTranslations('customerPhotos');
  const page = usePage();
  const { data: groups } = useSuspenseQuery(photoGroupsQuery(page));
  const [months] = useState(() => photoMonths(new Date()));
  const optionOf = (month: string): Option => ({
    value: month,
    label: formatDate(spanOfMonth(month).from, page.locale, 'month'),
  });
  const has = ({ value, label }: Option, text: string) =>
    label.toLowerCase().includes(text.toLowerCase()) || value.includes(text);
  const queryOf = (kind: 'find' | 'named', asked: unknown, options: Option[]) => ({
    queryKey: ['photoMonths', page.locale, kind, asked],
    queryFn: () => Promise.resolve(options),
  });
  const groupFilter: Filter = {
    kind: 'several',
    name: 'photoGroups',
    label: t('groups'),
    options: groups.map(({ Code, PictureName }) => ({ value: Code, label: PictureName })),
  };
  return [
    ...(groups.length > 0 ? [groupFilter] : []),
    {
      kind: 'pick',
      name: 'monthYears',
      label: t('months'),
      hint: t('monthsHint'),
      find: (text) =>
        queryOf(
          'find',
          text,
          months.map(optionOf).filter((one) => has(one, text)),
        ),
      named: (values) => queryOf('named', values, values.map(optionOf)),
    },
    { kind: 'days', names: ['fromDate', 'toDate'], label: t('days') },
  ];
}
