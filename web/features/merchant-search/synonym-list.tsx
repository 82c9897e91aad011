import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useAddressParams } from '../../merchant-ui/address-params.ts';
import type { Column } from '../../merchant-ui/columns.ts';
import { ListTable } from '../../merchant-ui/list-table.tsx';
import { FilterBar } from '../../merchant-ui/filter-bar.tsx';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconSearch } from '../../ui/theme/icons.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { ExportList } from '../runs/export-list.tsx';
import classes from './merchant-search.module.css';
import { synonymsQuery, type Synonym } from './merchant-search.queries.ts';
import { SearchWord, SearchWords } from './search-word.tsx';
import { groupsWith, wordsPath } from './synonym-rules.ts';
import { TryLink } from './try-search.tsx';
import { useMayEdit } from './use-may-edit.ts';

/** The words that mean the same in this shop: at most 500 groups, so they are all here. */
export function SynonymList() {
  const t = useTranslations('merchantSearch.words');
  const mayEdit = useMayEdit();
  const { get, set } = useAddressParams();
  const { data: groups, isError, refetch } = useQuery(synonymsQuery(usePage()));
  const columns = useWordColumns();
  const table = useTranslations('merchant.table');
  if (!groups && isError)
    return (
      <EmptyState title={table('failed')}>
        <Button size="md" onClick={() => void refetch()}>
          {table('retry')}
        </Button>
      </EmptyState>
    );
  if (!groups) return <LoadingState />;
  const shown = groupsWith(groups, get('text'));
  return (
    <>
      {!mayEdit && <Note tone="info">{t('readOnly')}</Note>}
      {groups.length > 0 && (
        <FilterBar filters={[{ kind: 'text', name: 'text', label: t('find'), hint: t('findHint') }]} />
      )}
      {shown.length > 0 ? (
        <ListTable
          list="searchWords"
          tools={<ExportList list="searchWords" filters={{ text: get('text') }} />}
          label={t('title')}
          columns={columns}
          rows={shown}
          keyOf={({ Word }) => Word}
          nameOf={({ Word }) => Word}
          {...(mayEdit && { pathOf: ({ Word }: Synonym) => wordsPath(Word) })}
        />
      ) : (
        <EmptyState
          icon={<IconSearch size={32} />}
          title={groups.length > 0 ? t('noneFound', { text: get('text') }) : t('none')}
        >
          {groups.length > 0 ? (
            <Button size="md" onClick={() => set({ text: '' })}>
              {t('showAll')}
            </Button>
          ) : (
            <>
              <p>{t('noneText')}</p>
              {mayEdit && (
                <Button component={AppLink} to={wordsPath()} size="md">
                  {t('add')}
                </Button>
              )}
            </>
          )}
        </EmptyState>
      )}
    </>
  );
}

function useWordColumns(): readonly Column<Synonym>[] {
  const t = useTranslations('merchantSearch.words');
  return [
    {
      id: 'word',
      label: t('word'),
      cell: ({ Word }) => <SearchWord className={classes.word}>{Word}</SearchWord>,
    },
    { id: 'means', width: 320, label: t('means'), cell: ({ Means }) => <SearchWords words={Means} /> },
    { id: 'way', label: t('way'), phone: 'side', cell: ({ TwoWay }) => t(TwoWay ? 'twoWay' : 'oneWay') },
    { id: 'try', label: t('actions'), phone: 'head', cell: ({ Word }) => <TryLink text={Word} /> },
  ];
}
