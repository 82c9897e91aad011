import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '#domain/time/dates.ts';
import { contentStates, leadsElsewhere, type ContentKind } from '#domain/text/written-content.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import { IconContent } from '../../merchant-ui/icons.ts';
import { usePage } from '../../page/page-context.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { staffCentersQuery } from '../staff/staff.queries.ts';
import { ExportList } from '../runs/export-list.tsx';
import { ContentState } from './content-state.tsx';
import classes from './merchant-content.module.css';
import {
  contentsQuery,
  itemPath,
  readContentFilters,
  TABLES,
  type ContentRow,
} from './merchant-content.queries.ts';

const pathOf = ({ Code }: ContentRow): string => itemPath(Code);

/** Banners, news or pages, drafts included, in the order of buyers. */
export function ContentList({ kind }: { kind: ContentKind }) {
  const t = useTranslations('merchantContent');
  const page = usePage();
  const { data: centers = [] } = useQuery(staffCentersQuery(page));
  const [search] = useSearchParams();
  const filters = useMemo(() => readContentFilters(search), [search]);
  return (
    <FilteredTable
      key={kind}
      list={TABLES[kind]}
      tools={<ExportList list={TABLES[kind]} filters={{ ...filters, kind }} />}
      label={t(`kinds.${kind}`)}
      columns={useColumns(kind)}
      query={contentsQuery(page, kind, filters)}
      keyOf={({ Code }) => Code}
      nameOf={({ Name }) => Name}
      pathOf={pathOf}
      filters={[
        { kind: 'text', name: 'text', label: t('text') },
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          all: t('allStates'),
          options: contentStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
        ...(kind === 'C'
          ? []
          : [
              {
                kind: 'choice' as const,
                name: 'saleUnit',
                label: t('center'),
                all: t('allCenters'),
                options: centers.map(({ SaleUnit, DIST_NAME }) => ({ value: SaleUnit, label: DIST_NAME })),
              },
            ]),
        { kind: 'days', names: ['dateStart', 'dateEnd'], label: t('days') },
      ]}
      empty={{
        icon: <IconContent size={32} />,
        none: t(`none.${kind}`),
        noneFound: t('noneFound'),
        showAll: t('showAll'),
      }}
    />
  );
}

function useColumns(kind: ContentKind): readonly Column<ContentRow>[] {
  const t = useTranslations('merchantContent');
  const page = usePage();
  const { locale } = page;
  const { data: centers = [] } = useQuery(staffCentersQuery(page));
  const date = (at: string | null, none: string) =>
    at === null ? none : formatDate(new Date(at), locale, 'dayTime');
  const picture: Column<ContentRow> = {
    id: 'picture',
    label: t('picture'),
    width: 120,
    cell: ({ Picture: address }) =>
      address === '' ? (
        '–'
      ) : (
        <span className={classes.thumb}>
          <Picture src={address} alt="" width={96} height={32} />
        </span>
      ),
  };
  const center: Column<ContentRow> = {
    id: 'center',
    label: t('center'),
    cell: ({ SaleUnit }) =>
      SaleUnit === '' ? (
        t('allCenters')
      ) : (
        <UserText>{centers.find((one) => one.SaleUnit === SaleUnit)?.DIST_NAME ?? SaleUnit}</UserText>
      ),
  };
  return [
    {
      id: 'name',
      label: t('name'),
      shown: 'always',
      phone: 'head',
      cell: ({ Name }) => <UserText>{Name}</UserText>,
    },
    {
      id: 'state',
      label: t('state'),
      width: 130,
      phone: 'side',
      cell: ({ State }) => <ContentState state={State} />,
    },
    ...(kind === 'C' ? [] : [picture]),
    {
      id: 'code',
      label: t('code'),
      shown: kind === 'C' ? 'yes' : 'byChoice',
      cell: ({ Code }) => <UserText>{Code}</UserText>,
    },
    { id: 'begins', label: t('begins'), isDate: true, cell: ({ Begins }) => date(Begins, '–') },
    { id: 'ends', label: t('ends'), isDate: true, cell: ({ Ends }) => date(Ends, t('noEnd')) },
    ...(kind === 'C' ? [] : [center]),
    { id: 'notes', label: t('notes'), cell: (row) => <Notes row={row} /> },
  ];
}

/** What somebody has still to see to. */
function Notes({
  row: { State, HasChanges, LacksEnglish, Planned, PlannedFailed, Link },
}: {
  row: ContentRow;
}) {
  const t = useTranslations('merchantContent');
  const { locale } = usePage();
  const notes = [
    ...(HasChanges && State !== 'draft' ? [t('hasChanges')] : []),
    ...(PlannedFailed === null ? [] : [t(`notShown.${PlannedFailed}`)]),
    ...(Planned === null || PlannedFailed !== null
      ? []
      : [t('planned', { date: formatDate(new Date(Planned), locale, 'dayTime') })]),
    ...(LacksEnglish ? [t('lacksEnglish')] : []),
    ...(leadsElsewhere(Link) ? [t('elsewhere')] : []),
  ];
  if (notes.length === 0) return '–';
  return (
    <ul className={classes.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
