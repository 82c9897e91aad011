import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import { IconCenters } from '../../merchant-ui/icons.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { areasQuery } from '../address/address.queries.ts';
import { ExportList } from '../runs/export-list.tsx';
import { centersQuery, readCenterFilters, type ListedCenter } from './merchant-centers.queries.ts';

const pathOf = ({ SaleUnit }: ListedCenter): string => `/merchant/center/${encodeURIComponent(SaleUnit)}`;

/** Every center of the shop, in its order. */
export function CenterList() {
  const t = useTranslations('merchantCenters');
  const page = usePage();
  const { data: areas } = useQuery(areasQuery(page, {}));
  const [search] = useSearchParams();
  const filters = useMemo(() => readCenterFilters(search), [search]);
  return (
    <FilteredTable
      list="centers"
      tools={<ExportList list="centers" filters={filters} />}
      label={t('title')}
      columns={useCenterColumns()}
      query={centersQuery(page, filters)}
      keyOf={({ SaleUnit }) => SaleUnit}
      nameOf={({ DIST_NAME }) => DIST_NAME}
      pathOf={pathOf}
      filters={[
        { kind: 'text', name: 'text', label: t('text'), hint: t('textHint') },
        {
          kind: 'choice',
          name: 'province',
          label: t('province'),
          all: t('allProvinces'),
          options: (areas?.Province ?? []).map(({ Code, Name }) => ({ value: Code, label: Name })),
        },
        {
          kind: 'choice',
          name: 'active',
          label: t('state.status'),
          all: t('allStatuses'),
          options: (['Y', 'N'] as const).map((value) => ({ value, label: t(`state.statuses.${value}`) })),
        },
      ]}
      empty={{
        icon: <IconCenters size={32} />,
        none: t('none'),
        noneFound: t('noneFound'),
        showAll: t('showAll'),
      }}
    />
  );
}

function useCenterColumns(): readonly Column<ListedCenter>[] {
  const t = useTranslations('merchantCenters');
  return [
    {
      id: 'name',
      label: t('name'),
      shown: 'always',
      phone: 'head',
      cell: ({ DIST_NAME }) => <UserText>{DIST_NAME}</UserText>,
    },
    {
      id: 'status',
      width: 120,
      label: t('state.status'),
      phone: 'side',
      cell: ({ Active }) => (
        <StatusBadge tone={Active === 'Y' ? 'done' : 'stopped'}>{t(`state.statuses.${Active}`)}</StatusBadge>
      ),
    },
    { id: 'code', label: t('form.code'), cell: ({ SaleUnit }) => <UserText>{SaleUnit}</UserText> },
    {
      id: 'short',
      label: t('form.shortName'),
      shown: 'byChoice',
      cell: (one) => <UserText>{one.DIST_SHORTNAME}</UserText>,
    },
    { id: 'province', label: t('province'), cell: ({ ProvinceName }) => ProvinceName || '–' },
    {
      id: 'address',
      label: t('form.address'),
      shown: 'byChoice',
      cell: (one) => <UserText>{one.FullAddress}</UserText>,
    },
    { id: 'phone', label: t('form.phone'), shown: 'byChoice', cell: ({ Phone }) => Phone || '–' },
    { id: 'staff', label: t('state.staff'), numeric: true, cell: ({ Staff }) => String(Staff) },
  ];
}
