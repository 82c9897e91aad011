import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Column, RowAction } from '../../merchant-ui/columns.ts';
import { FilteredTable } from '../../merchant-ui/filtered-table.tsx';
import { FoundText } from '../../merchant-ui/found-text.tsx';
import { useSelection } from '../../merchant-ui/selection.ts';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { IconClients } from '../../ui/theme/icons.ts';
import { useStaff } from '../staff/use-staff.ts';
import { ExportList } from '../runs/export-list.tsx';
import { readNotLoggedInFilters } from './customer-filters.ts';
import { customerPath } from './customer-path.ts';
import { notLoggedInQuery, type NotLoggedIn } from './invitations.queries.ts';
import { InviteByLink, InviteBySms } from './invite-customer.tsx';
import { InviteMany } from './invite-many.tsx';
import { useCustomerFilters } from './use-customer-filters.ts';

const keyOf = ({ CUSTOMERCODE }: NotLoggedIn): string => CUSTOMERCODE;

/** The customers of the center who have never signed in, by name, and how each is invited. */
export function NotLoggedInList() {
  const t = useTranslations('invitations');
  const tCustomers = useTranslations('merchantCustomers');
  const page = usePage();
  const { ActiveDC, Rights } = useStaff();
  const [search] = useSearchParams();
  const filters = useMemo(() => readNotLoggedInFilters(search), [search]);
  const query = notLoggedInQuery(page, filters);
  const { data, hasNextPage } = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const rows = data?.pages.flatMap(({ Data }) => Data) ?? [];
  const selection = useSelection({ query: query.queryKey, rows: rows.map(keyOf) });
  const [invited, setInvited] = useState<{ customer: NotLoggedIn; by: 'sms' | 'link' }>();
  const isOpen = data?.pages[0]?.IsOpen ?? false;
  const mayInviteMany = isOpen && Rights.includes('manageCustomers');
  const pathOf = ({ CUSTOMERCODE: code }: NotLoggedIn) => customerPath({ code, saleUnit: ActiveDC });
  const menuOf = (customer: NotLoggedIn): RowAction[] => {
    const { Cannot } = customer;
    const byLink = isOpen && (Cannot === null || Cannot === 'today' || Cannot === 'enough');
    return [
      ...(isOpen && Cannot === null
        ? [{ label: t('sms'), onPress: () => setInvited({ customer, by: 'sms' }) }]
        : []),
      ...(byLink ? [{ label: t('showLink'), onPress: () => setInvited({ customer, by: 'link' }) }] : []),
      { label: tCustomers('open'), to: pathOf(customer) },
    ];
  };
  const close = () => setInvited(undefined);
  return (
    <>
      {data && !isOpen && <Note tone="info">{t('closed')}</Note>}
      <FilteredTable
        list="customersNotLoggedIn"
        tools={
          Rights.includes('manageCustomers') && <ExportList list="customersNotLoggedIn" filters={filters} />
        }
        label={t('list')}
        columns={useNotLoggedInColumns(filters.text)}
        query={query}
        keyOf={keyOf}
        nameOf={keyOf}
        pathOf={pathOf}
        menuOf={menuOf}
        menuOnPhone
        {...(mayInviteMany && { selection })}
        filters={useCustomerFilters({ unseen: false })}
        empty={{
          icon: <IconClients size={32} />,
          none: t('none'),
          noneFound: t('noneFound'),
          showAll: t('showAll'),
        }}
      />
      {mayInviteMany && (
        <InviteMany selection={selection} shown={rows.length} filters={filters} hasMore={hasNextPage} />
      )}
      {invited?.by === 'sms' && <InviteBySms customer={invited.customer} onClose={close} />}
      {invited?.by === 'link' && <InviteByLink customer={invited.customer} onClose={close} />}
    </>
  );
}

function useNotLoggedInColumns(searched = ''): readonly Column<NotLoggedIn>[] {
  const t = useTranslations('invitations');
  const tCustomers = useTranslations('merchantCustomers');
  const { locale } = usePage();
  const at = (moment: string) => formatDate(new Date(moment), locale, 'dayTime');
  const mayBySms = ({ Cannot, NextAt }: NotLoggedIn): string => {
    if (Cannot === null) return t('may');
    const why = t(`cannot.${Cannot}`);
    return NextAt === null ? why : t('from', { why, at: at(NextAt) });
  };
  return [
    {
      id: 'name',
      label: tCustomers('name'),
      shown: 'always',
      phone: 'head',
      width: 240,
      cell: ({ CUSTOMERNAME }) => <FoundText text={searched}>{CUSTOMERNAME}</FoundText>,
    },
    { id: 'code', label: tCustomers('code'), width: 120, cell: ({ CUSTOMERCODE }) => CUSTOMERCODE },
    {
      id: 'mobile',
      label: tCustomers('mobile'),
      width: 136,
      isEmpty: ({ Mobile }) => Mobile === '',
      cell: ({ Mobile }) => Mobile || '–',
    },
    {
      id: 'invited',
      label: t('invited'),
      width: 240,
      cell: ({ Invited }) => (
        <UserText>
          {Invited
            ? t('invitedBy', { way: t(`ways.${Invited.Way}`), at: at(Invited.At), name: Invited.By })
            : t('notInvited')}
        </UserText>
      ),
    },
    { id: 'bySms', label: t('bySms'), width: 240, cell: mayBySms },
    {
      id: 'salesman',
      label: tCustomers('salesman'),
      isEmpty: ({ SalesmanName }) => SalesmanName === '',
      cell: ({ SalesmanName }) => <UserText>{SalesmanName || '–'}</UserText>,
    },
    {
      id: 'tags',
      label: tCustomers('tags'),
      shown: 'byChoice',
      isEmpty: ({ Tags }) => Tags.length === 0,
      cell: ({ Tags }) => <UserText>{Tags.map(({ Name }) => Name).join(', ') || '–'}</UserText>,
    },
  ];
}
