/** The merchant user of B-02, and the merchant visitor who is not signed in. */
import { openMerchantPages, type MerchantPageName } from '#domain/access/merchant-pages.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Language } from '../../http/messages.ts';
import { GUEST, type Visitor } from '../../http/visitor.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { centerName } from './centers.usecases.ts';
import { closedPagesOf, roleName, staffRightsOf, staffRolesOf } from './staff-roles.usecases.ts';
import type { StaffMember } from './staff.usecases.ts';

type SignedIn = CallAnswer<'staffLogin'>;

const GUEST_NAMES = { th: 'ผู้เยี่ยมชม', en: 'Guest' };

/** `role` is the role's name, `userRole` its number. */
export async function presentStaff(
  deps: Dependencies,
  { visitor, account, centers, active }: StaffMember,
  language: Language,
): Promise<SignedIn> {
  const roles = await staffRolesOf(deps, visitor.tenantId);
  return {
    token: await deps.tokens.sign(visitor),
    user: {
      userid: account.userId,
      usernames: account.name,
      role: roleName(roles, account.role, language),
      userRole: account.role,
      ActiveDC: visitor.saleUnit,
      ActiveDCName: centerName(active, language),
      CenterCount: centers.length,
      Pages: await openPages(deps, visitor, closedPagesOf(roles, account.role)),
      Rights: staffRightsOf(roles, account.role),
    },
  };
}

async function openPages(
  deps: Dependencies,
  { tenantId, role }: Visitor,
  closed: readonly string[],
): Promise<MerchantPageName[]> {
  const config = await webConfigOf(deps, tenantId);
  return openMerchantPages(role, { isOn: (flag) => config.get(flag), closed });
}

/** userRole GUEST is not authenticated (B-02): the token grants no staff permissions. */
export async function presentStaffGuest(
  { tokens }: Pick<Dependencies, 'tokens'>,
  { tenantId, language }: { tenantId: string; language: Language },
): Promise<SignedIn> {
  const visitor: Visitor = {
    tenantId,
    kind: 'staffGuest',
    customerCode: GUEST,
    userId: '',
    role: '',
    saleUnit: '',
    sessionId: '',
  };
  return {
    token: await tokens.sign(visitor),
    user: {
      userid: '',
      usernames: '',
      role: GUEST_NAMES[language],
      userRole: GUEST,
      ActiveDC: '',
      ActiveDCName: '',
      CenterCount: 0,
      Pages: [],
      Rights: [],
    },
  };
}
