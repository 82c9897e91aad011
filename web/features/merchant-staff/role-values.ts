/** The roles as a form has them: every page and right a yes or no of each role. */
import type { CallInput } from '#contract/schemas.ts';
import { closablePages } from '#domain/access/merchant-pages.ts';
import { staffRights, type StaffRight } from '#domain/access/rights.ts';
import { isSuperAdminRole, staffRoles, type StaffRole } from '#domain/access/roles.ts';
import type { Role } from './merchant-staff.queries.ts';

type Choice = (typeof closablePages)[number] | StaffRight;
export type RoleValues = { NameTh: string; NameEn: string } & { [choice in Choice]?: boolean };
export type RolesValues = Partial<Record<StaffRole, RoleValues>>;
type Body = CallInput<'saveStaffRoles'>['body']['Roles'][number];

export const valuesOf = (roles: readonly Role[]): RolesValues =>
  Object.fromEntries(
    roles.map(({ UserRole, NameTh, NameEn, ClosedPages, Rights }) => {
      const pages = closablePages.map((page) => [page, !ClosedPages.includes(page)]);
      const rights = staffRights.map((right) => [right, Rights.includes(right)]);
      return [UserRole, { NameTh, NameEn, ...Object.fromEntries([...pages, ...rights]) }];
    }),
  );

/** Of the super admin the names alone: all the rest is theirs. A page that the form does not know stays open. */
export const bodyOf = (values: RolesValues): Body[] =>
  staffRoles.flatMap((role) => {
    const given = values[role];
    if (!given) return [];
    const isOfAll = isSuperAdminRole(role);
    return {
      UserRole: role,
      NameTh: given.NameTh,
      NameEn: given.NameEn,
      ClosedPages: isOfAll ? [] : closablePages.filter((page) => given[page] === false),
      Rights: isOfAll ? [] : staffRights.filter((right) => given[right] === true),
    };
  });
