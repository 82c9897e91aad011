import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '#domain/time/dates.ts';
import { reportRanges } from '#domain/time/report-range.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useAddressParams } from '../../merchant-ui/address-params.ts';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilterBar } from '../../merchant-ui/filter-bar.tsx';
import { PagedTable } from '../../merchant-ui/paged-table.tsx';
import { usePage } from '../../page/page-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconSearch } from '../../ui/theme/icons.ts';
import { ExportList } from '../runs/export-list.tsx';
import { LeadToProduct } from './lead-to-product.tsx';
import classes from './merchant-search.module.css';
import { missesQuery, readMissFilters, synonymsQuery, type Miss } from './merchant-search.queries.ts';
import { SearchWord, WordLink } from './search-word.tsx';
import { groupOf, wordsPath } from './synonym-rules.ts';
import { TryLink } from './try-search.tsx';
import { useMayEdit } from './use-may-edit.ts';

/** What buyers searched for in vain: what the shop does not have, or calls otherwise. */
export function MissedList() {
  const t = useTranslations('merchantSearch.missed');
  const ranges = useTranslations('merchant.range');
  const [search] = useSearchParams();
  const filters = useMemo(() => readMissFilters(search), [search]);
  const { set } = useAddressParams();
  return (
    <>
      <FilterBar
        filters={[
          {
            kind: 'choice',
            name: 'range',
            label: t('range'),
            all: t('anyTime'),
            options: reportRanges.map((value) => ({ value, label: ranges(value) })),
          },
          {
            kind: 'choice',
            name: 'sort',
            label: t('sort'),
            all: t('byTimes'),
            options: [{ value: 'lastAt', label: t('byLast') }],
          },
        ]}
      />
      <PagedTable
        list="searchMisses"
        tools={<ExportList list="searchMisses" filters={filters} />}
        label={t('title')}
        columns={useMissColumns()}
        query={missesQuery(usePage(), filters)}
        keyOf={({ Text }) => Text}
        nameOf={({ Text }) => Text}
        none={
          <EmptyState icon={<IconSearch size={32} />} title={filters.range ? t('noneFound') : t('none')}>
            {filters.range ? (
              <Button size="md" onClick={() => set({ range: '' })}>
                {t('showAll')}
              </Button>
            ) : (
              <p>{t('noneText')}</p>
            )}
          </EmptyState>
        }
      />
    </>
  );
}

function useMissColumns(): readonly Column<Miss>[] {
  const t = useTranslations('merchantSearch.missed');
  const page = usePage();
  return [
    {
      id: 'text',
      label: t('text'),
      shown: 'always',
      cell: ({ Text }) => <SearchWord className={classes.word}>{Text}</SearchWord>,
    },
    {
      id: 'times',
      label: t('times'),
      numeric: true,
      phone: 'side',
      cell: ({ Times }) => t('timesOf', { count: Times }),
    },
    {
      id: 'last',
      isDate: true,
      label: t('last'),
      cell: ({ LastAt }) => formatDate(new Date(LastAt), page.locale, 'dayTime'),
    },
    {
      id: 'actions',
      label: t('actions'),
      width: 480,
      shown: 'always',
      phone: 'head',
      cell: (row) => <Actions row={row} />,
    },
  ];
}

/** A way to make it found, and to see whether it is by now. */
function Actions({ row: { Text } }: { row: Miss }) {
  const t = useTranslations('merchantSearch.missed');
  const mayEdit = useMayEdit();
  const { data: groups } = useQuery(synonymsQuery(usePage()));
  const known = groupOf(groups, Text);
  return (
    <div className={classes.actions}>
      {mayEdit && (
        <WordLink
          word={Text}
          label={t(known ? 'edit' : 'add')}
          to={wordsPath(known?.Word ?? Text)}
          variant="light"
        />
      )}
      {mayEdit && <LeadToProduct text={Text} known={known} />}
      <TryLink text={Text} />
    </div>
  );
}
