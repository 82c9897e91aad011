/** What a shop calls its roles, the pages that it keeps from them, and the rights that it gives them (B-05, B-65). */
import { closablePages } from '#domain/access/merchant-pages.ts';
import { rightsOf, staffRights } from '#domain/access/rights.ts';
import { isSuperAdminRole, staffRoles } from '#domain/access/roles.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import { tags } from '../../cache/tags.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { defaultRoleName } from '../session/session.public.ts';
import { countByRole, lockRoles, rolesNow, upsertRole, type RoleFields } from './merchant-staff.queries.ts';

type Given = CallParsed<'saveStaffRoles'>['body'];

/** What the app calls and gives every role. */
const DEFAULT: RoleFields = { nameTh: '', nameEn: '', closedPages: [], grantedRights: [] };

/** Read anew, not from memory: what is changed must be as it is stored. */
export async function listRoles(
  { database }: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
): Promise<CallAnswer<'staffRoles'>> {
  const [{ roles, version }, people] = await database.inTenant(
    tenantId,
    async (tx) => [await rolesNow(tx), await countByRole(tx)] as const,
    { readOnly: true },
  );
  return {
    Version: version,
    Data: staffRoles.map((role) => {
      const { nameTh, nameEn, closedPages, grantedRights } = roles.get(role) ?? DEFAULT;
      return {
        UserRole: role,
        NameTh: nameTh,
        NameEn: nameEn,
        DefaultName: defaultRoleName(role, language),
        ClosedPages: closablePages.filter((page) => closedPages.includes(page)),
        Rights: rightsOf(role, grantedRights),
        People: people.get(role) ?? 0,
      };
    }),
  };
}

/**
 * Names roles, closes pages to them and gives them rights, all or none. A page that is closed answers nobody of the role any more, in every
 * process, as soon as this is committed; their menus follow with their next token. Roles that are given as they are stay
 * untouched. Throws 400 ROLE_COMPLETE for the super admin's pages; 409 ROLES_CHANGED where somebody has changed any of them since
 * the caller read them.
 */
export async function saveRoles(
  deps: Dependencies,
  context: CallContext,
  { Roles, Version }: Given,
): Promise<CallAnswer<'staffRoles'>> {
  const { visitor } = context;
  const { tenantId } = visitor;
  if (Roles.some(({ UserRole, ClosedPages }) => isSuperAdminRole(UserRole) && ClosedPages.length > 0))
    throw badRequest('ROLE_COMPLETE', { fields: { ClosedPages: 'ROLE_COMPLETE' } });
  await deps.database.inTenant(tenantId, async (tx) => {
    await lockRoles(tx, tenantId);
    const { roles, version } = await rolesNow(tx);
    if (version !== Version) throw conflict('ROLES_CHANGED');
    for (const given of Roles) {
      const role = given.UserRole;
      const row = roles.get(role);
      const after = logged(fieldsOf(given));
      if (JSON.stringify(after) === JSON.stringify(logged(row ?? DEFAULT))) continue;
      // One statement a role: six at most.
      // oxlint-disable-next-line no-await-in-loop
      await upsertRole(tx, { tenantId, role }, fieldsOf(given));
      // oxlint-disable-next-line no-await-in-loop
      await writeAudit(deps, tx, {
        visitor,
        action: 'role.change',
        subject: `role/${role}`,
        before: row ? logged(row) : null,
        after,
      });
    }
  });
  deps.events.publish({ tags: [tags.config(tenantId)] });
  return listRoles(deps, context);
}

function fieldsOf({ UserRole, NameTh, NameEn, ClosedPages, Rights }: Given['Roles'][number]): RoleFields {
  return {
    nameTh: NameTh,
    nameEn: NameEn,
    closedPages: closablePages.filter((page) => ClosedPages.includes(page)),
    grantedRights: isSuperAdminRole(UserRole) ? [] : staffRights.filter((right) => Rights.includes(right)),
  };
}

const logged = ({ nameTh, nameEn, closedPages, grantedRights }: RoleFields) => ({
  name: nameTh,
  nameEn,
  ClosedPages: closedPages,
  Rights: grantedRights,
});
