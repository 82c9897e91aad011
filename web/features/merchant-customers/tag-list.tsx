import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column } from '../../merchant-ui/columns.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import { IconTags } from '../../merchant-ui/icons.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { useStaff } from '../staff/use-staff.ts';
import { ExportList } from '../runs/export-list.tsx';
import { readTagFilters, tagPath, tagsQuery, type CustomerTag } from './tags.queries.ts';

const pathOf = ({ Tag }: CustomerTag): string => tagPath(Tag);

/** The shop's tags by name. */
export function TagList() {
  const t = useTranslations('merchantCustomers.tag');
  const page = usePage();
  const { Pages } = useStaff();
  const [search] = useSearchParams();
  const filters = useMemo(() => readTagFilters(search), [search]);
  const states = (['Y', 'N'] as const).map((value) => ({ value, label: t(`states.${value}`) }));
  return (
    <FilteredTable
      list="customerTags"
      tools={<ExportList list="customerTags" filters={filters} />}
      label={t('title')}
      query={tagsQuery(page, filters)}
      keyOf={({ Tag }) => Tag}
      nameOf={(one) => nameOfTag(one, page.locale)}
      pathOf={pathOf}
      menuOf={(one) => [
        { label: t('open'), to: pathOf(one) },
        ...(Pages.includes('customers')
          ? [
              {
                label: t('customers'),
                to: `/merchant/customer?order=list&tag=${encodeURIComponent(one.Tag)}`,
              },
            ]
          : []),
      ]}
      columns={useTagColumns()}
      filters={[
        { kind: 'text', name: 'text', label: t('text') },
        { kind: 'choice', name: 'active', label: t('state'), all: t('allStates'), options: states },
      ]}
      empty={{
        icon: <IconTags size={32} />,
        none: t('none'),
        noneFound: t('noneFound'),
        showAll: t('showAll'),
      }}
    />
  );
}

function useTagColumns(): readonly Column<CustomerTag>[] {
  const t = useTranslations('merchantCustomers.tag');
  const page = usePage();
  return [
    {
      id: 'name',
      label: t('name'),
      shown: 'always',
      phone: 'head',
      cell: (one) => <UserText>{nameOfTag(one, page.locale)}</UserText>,
    },
    { id: 'code', label: t('code'), cell: ({ Tag }) => Tag },
    {
      id: 'state',
      label: t('state'),
      phone: 'side',
      cell: ({ Active }) => (
        <StatusBadge tone={Active === 'Y' ? 'done' : 'stopped'}>{t(`states.${Active}`)}</StatusBadge>
      ),
    },
    {
      id: 'tier',
      label: t('tier'),
      isEmpty: ({ Tier }) => Tier === '',
      cell: ({ Tier }) => <UserText>{Tier || '–'}</UserText>,
    },
  ];
}

export const nameOfTag = ({ NameTh, NameEn }: CustomerTag, locale: string): string =>
  (locale === 'en' && NameEn) || NameTh;
