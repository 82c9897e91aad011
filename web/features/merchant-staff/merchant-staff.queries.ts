/** The people who work in the shop (B-05). Keys carry the language, because names come in the caller's. */
import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { staffRoles } from '#domain/access/roles.ts';
import { pagedQuery } from '../../merchant-ui/paged-query.ts';
import type { Page } from '../../page/page-context.ts';

export type Member = CallAnswer<'staffMember'>;
export type Roles = CallAnswer<'staffRoles'>;
export type Role = Roles['Data'][number];
type Asker = Pick<Page, 'api' | 'locale'>;

/** What begins the key of everything that is known of staff. */
export const MERCHANT_STAFF = ['merchant-staff'] as const;

/** Every parameter of the address that the list reads. */
export const MEMBER_FILTER_NAMES = ['text', 'role', 'status', 'saleUnit'] as const;

export type MemberFilters = {
  text?: string;
  /** Any of these, apart by commas. */
  role?: string;
  status?: 'active' | 'disabled';
  saleUnit?: string;
};

/** What an address says; what is no filter counts as nothing. */
export function readMemberFilters(search: URLSearchParams): MemberFilters {
  const of = (name: (typeof MEMBER_FILTER_NAMES)[number]): string => search.get(name)?.trim() ?? '';
  const role = staffRoles.filter((one) => of('role').split(',').includes(one)).join(',');
  const status = (['active', 'disabled'] as const).find((one) => one === of('status'));
  return {
    ...(of('text') !== '' && { text: of('text') }),
    ...(role !== '' && { role }),
    ...(status && { status }),
    ...(of('saleUnit') !== '' && { saleUnit: of('saleUnit') }),
  };
}

export function membersQuery({ api, locale }: Asker, filters: MemberFilters) {
  return pagedQuery([...MERCHANT_STAFF, 'list', locale, filters], (part) =>
    api.staffMembers({ query: { ...filters, ...part } }),
  );
}

export function memberQuery({ api, locale }: Asker, userId: string) {
  return queryOptions({
    queryKey: [...MERCHANT_STAFF, 'one', locale, userId],
    queryFn: () => api.staffMember({ params: { userId } }),
    staleTime: 0,
  });
}

export function rolesQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: [...MERCHANT_STAFF, 'roles', locale],
    queryFn: () => api.staffRoles(),
    staleTime: 0,
  });
}

export function shopCentersQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: [...MERCHANT_STAFF, 'centers', locale],
    queryFn: async () => (await api.shopCenters()).Data,
  });
}
