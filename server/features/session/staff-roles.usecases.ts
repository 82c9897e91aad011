/** What a shop calls its roles and keeps from them (B-05); without a word of the shop, what is the same for all. */
import { rightsOf, type StaffMember, type StaffRight } from '#domain/access/rights.ts';
import { isSuperAdminRole } from '#domain/access/roles.ts';
import { tags } from '../../cache/tags.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Language } from '../../http/messages.ts';
import type { Visitor } from '../../http/visitor.ts';
import { findRoles, type RoleRow } from './staff-roles.queries.ts';

type Needs = Pick<Dependencies, 'database' | 'cache'>;
export type StaffRoles = ReadonlyMap<string, Readonly<RoleRow>>;

const DEFAULT_NAMES = {
  admin: { th: 'ผู้ดูแลระบบสูงสุด', en: 'Super admin' },
  salesman: { th: 'พนักงานขาย', en: 'Salesman' },
};

/** By role, from memory; loaded again after a change of them (tag `config`). */
export function staffRolesOf({ database, cache }: Needs, tenantId: string): Promise<StaffRoles> {
  return cache.getOrMake(`staff-roles/${tenantId}`, async () => {
    const rows = await database.inTenant(tenantId, findRoles, { readOnly: true });
    const bytes = JSON.stringify(rows).length;
    return { value: new Map(rows.map((row) => [row.role, row])), bytes, tags: [tags.config(tenantId)] };
  });
}

export const defaultRoleName = (role: string, language: Language): string =>
  (isSuperAdminRole(role) ? DEFAULT_NAMES.admin : DEFAULT_NAMES.salesman)[language];

/** A name in one language only stands for both. */
export function roleName(roles: StaffRoles, role: string, language: Language): string {
  const { nameTh = '', nameEn = '' } = roles.get(role) ?? {};
  const [own, other] = language === 'th' ? [nameTh, nameEn] : [nameEn, nameTh];
  return own || other || defaultRoleName(role, language);
}

/** What a role may see and do besides its pages. */
export const staffRightsOf = (roles: StaffRoles, role: string): StaffRight[] =>
  rightsOf(role, roles.get(role)?.grantedRights ?? []);

/** Who the caller is to the rules of `domain/access/rights.ts`. */
export async function staffMemberOf(
  deps: Needs,
  { tenantId, userId, role }: Pick<Visitor, 'tenantId' | 'userId' | 'role'>,
): Promise<StaffMember> {
  return { userId, role, rights: staffRightsOf(await staffRolesOf(deps, tenantId), role) };
}

/** The pages that the shop keeps from a role. */
export const closedPagesOf = (roles: StaffRoles, role: string): readonly string[] =>
  roles.get(role)?.closedPages ?? [];
