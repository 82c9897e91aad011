import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { groupPlaces } from '#domain/products/display-groups.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column, RowAction } from '../../merchant-ui/columns.ts';
import { stepOf } from '../../merchant-ui/drag-order.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import { IconGroups } from '../../merchant-ui/icons.ts';
import { usePage } from '../../page/page-context.ts';
import { Picture } from '../../ui/display/picture.tsx';
import { UserText } from '../../ui/display/user-text.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { showToast, TOAST_MS } from '../../ui/feedback/toast.ts';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { useStaff } from '../staff/use-staff.ts';
import { ExportList } from '../runs/export-list.tsx';
import { useTypeName } from './group-form.tsx';
import classes from './merchant-groups.module.css';
import {
  groupName,
  groupPath,
  groupsQuery,
  readGroupFilters,
  useKeepGroup,
  type ListedGroup,
} from './merchant-groups.queries.ts';

/** More are not counted. */
const MOST_TOLD = 1000;

/** How many products it has, in words. */
export function useCountWords(): (count: number) => string {
  const t = useTranslations('merchantGroups');
  return (count) =>
    count > MOST_TOLD ? t('many', { count: MOST_TOLD.toLocaleString('en-US') }) : t('count', { count });
}

/** The display groups in the order that buyers see, 12 a page; moved by mouse, or in a row's menu (R-47y). */
export function GroupList() {
  const t = useTranslations('merchantGroups');
  const page = usePage();
  const mayChange = useStaff().Rights.includes('manageProducts');
  const [search] = useSearchParams();
  const filters = useMemo(() => readGroupFilters(search), [search]);
  const query = groupsQuery(page, filters);
  const { data, hasNextPage } = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const ids = data?.pages.flatMap(({ Data }) => Data.map(({ Id }) => Id)) ?? [];
  const place = usePlaceGroup();
  // After the last that is shown come others, which are not there yet.
  const canPlace = (before: string | null): boolean => before !== null || !hasNextPage;
  const menuOf = ({ Id }: ListedGroup): readonly RowAction[] => [
    { label: t('open'), to: groupPath(Id) },
    ...(['up', 'down'] as const).flatMap((step) => {
      const before = stepOf(ids, Id, step);
      return before !== undefined && canPlace(before)
        ? [{ label: t(step), onPress: () => void place(Id, before) }]
        : [];
    }),
  ];
  return (
    <>
      {mayChange && ids.length > 1 && <p className={classes.hint}>{t('orderHint')}</p>}
      <FilteredTable
        list="groups"
        label={t('title')}
        columns={useGroupColumns()}
        query={query}
        keyOf={({ Id }) => Id}
        nameOf={(group) => groupName(group, page.locale)}
        pathOf={({ Id }) => groupPath(Id)}
        tools={<ExportList list="groups" filters={filters} />}
        {...(mayChange && {
          menuOf,
          menuOnPhone: true,
          onPlace: (id: string, before: string | null) => {
            if (canPlace(before)) void place(id, before);
          },
        })}
        filters={[
          { kind: 'text', name: 'text', label: t('text'), hint: t('textHint') },
          {
            kind: 'choice',
            name: 'type',
            label: t('type'),
            all: t('all'),
            options: groupPlaces.map((value) => ({ value, label: t(`types.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'active',
            label: t('active'),
            all: t('all'),
            options: [
              { value: 'Y', label: t('shown') },
              { value: 'N', label: t('hidden') },
            ],
          },
        ]}
        empty={{
          icon: <IconGroups size={32} />,
          none: t('none'),
          noneFound: t('noneFound'),
          showAll: t('showAll'),
        }}
      />
    </>
  );
}

/** Puts a group before another one, or last, and says so. */
function usePlaceGroup(): (id: string, before: string | null) => Promise<void> {
  const t = useTranslations('merchantGroups');
  const page = usePage();
  const keep = useKeepGroup(page);
  const tellError = useTellError();
  return async (id, before) => {
    try {
      const moved = await page.api.moveGroup({ params: { code: id }, body: { Before: before ?? '' } });
      keep(moved);
      const name = groupName(moved, page.locale);
      showToast({ kind: 'success', message: t('moved', { name }), milliseconds: TOAST_MS.other });
    } catch (error) {
      tellError(error);
    }
  };
}

function useGroupColumns(): readonly Column<ListedGroup>[] {
  const t = useTranslations('merchantGroups');
  const { locale } = usePage();
  const words = useCountWords();
  const typeName = useTypeName();
  return [
    {
      id: 'name',
      label: t('one'),
      shown: 'always',
      phone: 'head',
      cell: (group) => <UserText>{groupName(group, locale)}</UserText>,
    },
    {
      id: 'logo',
      label: t('logo'),
      width: 72,
      phone: 'none',
      cell: ({ LogoImage }) => (
        <span className={classes.thumb}>
          <Picture src={LogoImage} alt="" width={36} height={36} />
        </span>
      ),
    },
    { id: 'code', label: t('code'), width: 140, cell: ({ Id }) => <UserText>{Id}</UserText> },
    { id: 'type', label: t('type'), cell: ({ GroupType }) => typeName(GroupType) },
    {
      id: 'by',
      label: t('choosing'),
      cell: ({ ByRule }) => t(`by.${ByRule === 'Y' ? 'rule' : 'hand'}`),
    },
    { id: 'products', label: t('products'), numeric: true, cell: ({ Count }) => words(Count) },
    {
      id: 'state',
      label: t('active'),
      phone: 'side',
      cell: ({ Active }) => (
        <StatusBadge tone={Active === 'Y' ? 'done' : 'over'}>{t(`state.${Active}`)}</StatusBadge>
      ),
    },
  ];
}
