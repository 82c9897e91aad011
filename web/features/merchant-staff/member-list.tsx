import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import { FoundText } from '../../merchant-ui/found-text.tsx';
import { IconStaff } from '../../merchant-ui/icons.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { ExportList } from '../runs/export-list.tsx';
import {
  membersQuery,
  readMemberFilters,
  rolesQuery,
  shopCentersQuery,
  type Member,
} from './merchant-staff.queries.ts';
import classes from './merchant-staff.module.css';
import { useRoleNames } from './use-role-names.ts';

const pathOf = ({ UserId }: Member): string => `/merchant/staff/${encodeURIComponent(UserId)}`;

/** Everybody who works in the shop, by name. */
export function MemberList() {
  const t = useTranslations('merchantStaff');
  const page = usePage();
  const nameOfRole = useRoleNames();
  const roles = useSuspenseQuery(rolesQuery(page)).data.Data;
  const { data: centers } = useSuspenseQuery(shopCentersQuery(page));
  const [search] = useSearchParams();
  const filters = useMemo(() => readMemberFilters(search), [search]);
  return (
    <FilteredTable
      list="staff"
      tools={<ExportList list="staff" filters={filters} />}
      label={t('title')}
      columns={useMemberColumns(filters.text)}
      query={membersQuery(page, filters)}
      keyOf={({ UserId }) => UserId}
      nameOf={({ Name }) => Name}
      pathOf={pathOf}
      filters={[
        { kind: 'text', name: 'text', label: t('text'), hint: t('textHint') },
        {
          kind: 'several',
          name: 'role',
          label: t('role'),
          options: roles.map((role) => ({ value: role.UserRole, label: nameOfRole(role) })),
        },
        {
          kind: 'several',
          name: 'saleUnit',
          label: t('center'),
          options: centers.map(({ SaleUnit, DIST_NAME }) => ({ value: SaleUnit, label: DIST_NAME })),
        },
        {
          kind: 'choice',
          name: 'status',
          label: t('status'),
          all: t('allStatuses'),
          options: (['active', 'disabled'] as const).map((value) => ({
            value,
            label: t(`statuses.${value}`),
          })),
        },
      ]}
      empty={{
        icon: <IconStaff size={32} />,
        none: t('none'),
        noneFound: t('noneFound'),
        showAll: t('showAll'),
      }}
    />
  );
}

function useMemberColumns(searched = ''): readonly Column<Member>[] {
  const t = useTranslations('merchantStaff');
  const { locale } = usePage();
  return [
    {
      id: 'name',
      label: t('name'),
      shown: 'always',
      phone: 'head',
      cell: ({ Name, IsSelf }) => (
        <span className={classes.name}>
          <FoundText text={searched}>{Name}</FoundText>
          {IsSelf && <span className={classes.small}> ({t('you')})</span>}
        </span>
      ),
    },
    {
      id: 'status',
      width: 120,
      label: t('status'),
      phone: 'side',
      cell: ({ Status }) => (
        <StatusBadge tone={Status === 'active' ? 'done' : 'stopped'}>{t(`statuses.${Status}`)}</StatusBadge>
      ),
    },
    { id: 'role', label: t('role'), cell: ({ Role }) => <UserText>{Role}</UserText> },
    { id: 'mobile', width: 136, label: t('mobile'), cell: ({ Mobile }) => Mobile || '–' },
    {
      id: 'centers',
      label: t('center'),
      cell: ({ Centers, UserRole }) => (
        <UserText>
          {Centers.length === 0 && UserRole === '1'
            ? t('allCenters')
            : t('centers', { name: Centers[0]?.DIST_NAME ?? '–', more: Centers.length - 1 })}
        </UserText>
      ),
    },
    {
      id: 'lastSignIn',
      isDate: true,
      label: t('lastSignIn'),
      cell: ({ LastSignIn }) =>
        LastSignIn === null ? t('never') : formatDate(new Date(LastSignIn), locale, 'dayTime'),
    },
  ];
}
