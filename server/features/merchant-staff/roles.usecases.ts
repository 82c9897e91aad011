/** What a shop calls its roles, the pages that it keeps from them, and the rights that it gives them (B-05, B-65). */
import { closablePages } from '#domain/access/merchant-pages.ts';
import { staffRights } from '#domain/access/rights.ts';
import { isSuperAdminRole, staffRoles, type StaffRole } from '#domain/access/roles.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import { tags } from '../../cache/tags.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { closedPagesOf, defaultRoleName, staffRightsOf, staffRolesOf } from '../session/session.public.ts';
import { countByRole, lockRole, upsertRole, type RoleFields } from './merchant-staff.queries.ts';

export async function listRoles(
  deps: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
): Promise<CallAnswer<'staffRoles'>> {
  const [roles, people] = await Promise.all([
    staffRolesOf(deps, tenantId),
    deps.database.inTenant(tenantId, countByRole, { readOnly: true }),
  ]);
  return {
    Data: staffRoles.map((role) => {
      const closed = closedPagesOf(roles, role);
      return {
        UserRole: role,
        NameTh: roles.get(role)?.nameTh ?? '',
        NameEn: roles.get(role)?.nameEn ?? '',
        DefaultName: defaultRoleName(role, language),
        ClosedPages: closablePages.filter((page) => closed.includes(page)),
        Rights: staffRightsOf(roles, role),
        People: people.get(role) ?? 0,
      };
    }),
  };
}

/**
 * Names a role, closes pages to it and gives it rights. A page that is closed answers nobody of the role any more, in every process, as soon
 * as this is committed; their menus follow with their next token. Throws 400 ROLE_COMPLETE for the super admin's pages.
 */
export async function saveRole(
  deps: Dependencies,
  context: CallContext,
  { role, NameTh, NameEn, ClosedPages, Rights }: CallParsed<'saveStaffRole'>['body'] & { role: StaffRole },
): Promise<CallAnswer<'staffRoles'>> {
  const { visitor } = context;
  const { tenantId } = visitor;
  if (isSuperAdminRole(role) && ClosedPages.length > 0)
    throw badRequest('ROLE_COMPLETE', { fields: { ClosedPages: 'ROLE_COMPLETE' } });
  const closedPages = closablePages.filter((page) => ClosedPages.includes(page));
  const grantedRights = isSuperAdminRole(role) ? [] : staffRights.filter((right) => Rights.includes(right));
  const after = { nameTh: NameTh, nameEn: NameEn, closedPages, grantedRights };
  await deps.database.inTenant(tenantId, async (tx) => {
    const before = await lockRole(tx, role);
    await upsertRole(tx, { tenantId, role }, after);
    await writeAudit(deps, tx, {
      visitor,
      action: 'role.change',
      subject: `role/${role}`,
      before: before ? logged(before) : null,
      after: logged(after),
    });
  });
  deps.events.publish({ tags: [tags.config(tenantId)] });
  return listRoles(deps, context);
}

const logged = ({ nameTh, nameEn, closedPages, grantedRights }: RoleFields) => ({
  name: nameTh,
  nameEn,
  ClosedPages: closedPages,
  Rights: grantedRights,
});
