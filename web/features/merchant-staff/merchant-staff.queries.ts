/** The people who work in the shop (B-05). Keys carry the language, because names come in the caller's. */
import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { staffRoles } from '#domain/access/roles.ts';
import { pagedQuery } from '../../merchant-ui/paged-query.ts';
import {
  anyCenters,
  anyOf,
  oneOf,
  readFilters,
  typed,
  type FiltersOf,
} from '../../merchant-ui/read-filters.ts';
import type { Page } from '../../page/page-context.ts';

export type Member = CallAnswer<'staffMember'>;
export type Roles = CallAnswer<'staffRoles'>;
export type Role = Roles['Data'][number];
type Asker = Pick<Page, 'api' | 'locale'>;

/** What begins the key of everything that is known of staff. */
export const MERCHANT_STAFF = ['merchant-staff'] as const;

const FILTERS = {
  text: typed(),
  role: anyOf(staffRoles),
  status: oneOf(['active', 'disabled']),
  saleUnit: anyCenters,
};
export const MEMBER_FILTER_NAMES = Object.keys(FILTERS);
type MemberFilters = FiltersOf<typeof FILTERS>;
export const readMemberFilters = (search: URLSearchParams) => readFilters(search, FILTERS);

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
