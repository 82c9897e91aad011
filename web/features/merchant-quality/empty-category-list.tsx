import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { IconDone } from '../../ui/theme/icons.ts';
import { categoryPath } from '../merchant-categories/merchant-categories.queries.ts';
import { ExportList } from '../runs/export-list.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { emptyCategoriesQuery, readQualityFilters, type EmptyCategory } from './quality.queries.ts';

/** Categories without any product: each leads to its page, where it is moved, renamed or removed. */
export function EmptyCategoryList() {
  const t = useTranslations('merchantQuality');
  const page = usePage();
  const [search] = useSearchParams();
  const filters = useMemo(() => readQualityFilters(search), [search]);
  const isOpen = useStaff().Pages.includes('categories');
  return (
    <>
      <p>{t('kinds.emptyCategory.why')}</p>
      <FilteredTable
        list="emptyCategories"
        tools={<ExportList list="emptyCategories" filters={{ text: filters.text }} />}
        label={t('kinds.emptyCategory.name')}
        columns={useEmptyColumns(isOpen)}
        query={emptyCategoriesQuery(page, filters)}
        keyOf={({ Code }) => Code}
        nameOf={({ Name }) => Name}
        {...(isOpen && { pathOf: ({ Code }: EmptyCategory) => categoryPath(Code) })}
        filters={[{ kind: 'text', name: 'text', label: t('text'), hint: t('categoryHint') }]}
        empty={{
          icon: <IconDone size={32} />,
          none: t('noEmptyCategory'),
          noneFound: t('noCategoryFound'),
          showAll: t('showAll'),
        }}
      />
    </>
  );
}

function useEmptyColumns(isOpen: boolean): readonly Column<EmptyCategory>[] {
  const t = useTranslations('merchantQuality');
  return [
    {
      id: 'name',
      label: t('columns.category'),
      shown: 'always',
      phone: 'head',
      cell: ({ Name }) => <UserText>{Name}</UserText>,
    },
    { id: 'code', label: t('columns.code'), width: 160, cell: ({ Code }) => <UserText>{Code}</UserText> },
    {
      id: 'place',
      label: t('columns.place'),
      cell: ({ Level, ParentName }) => (
        <>
          {t('categoryLevel', { level: String(Level) })}
          {ParentName !== '' && <UserText>{` · ${ParentName}`}</UserText>}
        </>
      ),
    },
    {
      id: 'mend',
      label: t('columns.mend'),
      shown: 'always',
      width: 150,
      phone: 'side',
      cell: ({ Code }) =>
        isOpen && (
          <AppLink to={categoryPath(Code)} prefetch="none">
            {t('kinds.emptyCategory.mend')}
          </AppLink>
        ),
    },
  ];
}
