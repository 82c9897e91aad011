/** A merchant who was let in becomes a member of staff, in the transaction of the decision. */
import type { StaffRole } from '#domain/access/roles.ts';
import type { BankAccount } from '#domain/access/merchant-application.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { writeAudit, writeOperatorAudit } from '../audit/audit.public.ts';
import {
  isUsernameTaken,
  insertMember,
  replaceCenters,
  type MemberFields,
} from './merchant-staff.queries.ts';
import { logged, newUserId } from './merchant-staff.usecases.ts';

type Newcomer = Omit<MemberFields, 'role'> & {
  passwordHash: string | null;
  birthDate: string;
  socialId: string;
  referralCode: string;
  bank: BankAccount | null;
  saleUnits: readonly string[];
};

/** What a merchant is who registered: a salesman, whom the super admin may give another role. */
const ROLE = '3';
const SUPER_ADMIN: StaffRole = '1';

/**
 * Adds a salesman, logged as done by the visitor. A user name that another has is left out: they sign in by their number. Fails
 * where another has the number (`refusingTaken`).
 */
export async function addNewcomer(
  deps: Pick<Dependencies, 'clock'>,
  tx: TenantTransaction,
  { visitor, userId }: { visitor: Visitor; userId: string },
  { passwordHash, birthDate, socialId, referralCode, bank, saleUnits, ...given }: Newcomer,
): Promise<void> {
  const { tenantId } = visitor;
  const isTaken = given.username !== null && (await isUsernameTaken(tx, given.username));
  const fields: MemberFields = { ...given, username: isTaken ? null : given.username, role: ROLE };
  const origin = {
    password_hash: passwordHash,
    birth_date: birthDate,
    social_id: socialId,
    referral_code: referralCode,
    bank: bank && JSON.stringify(bank),
  };
  if (!(await insertMember(tx, tenantId, { ...fields, userId, createdAt: deps.clock(), origin })))
    throw conflict('TRY_AGAIN');
  await replaceCenters(tx, { tenantId, userId, saleUnits });
  await writeAudit(deps, tx, {
    visitor,
    action: 'staff.add',
    subject: `staff/${userId}`,
    after: logged(fields, saleUnits),
  });
}

/** As whom they are logged whom nobody let in. */
export const newSalesman = ({ tenantId, userId }: { tenantId: string; userId: string }): Visitor => ({
  tenantId,
  kind: 'staff',
  customerCode: '',
  userId,
  role: ROLE,
  saleUnit: '',
  sessionId: '',
});

/**
 * Adds the first super admin of a shop that nobody works in yet, in the transaction that opens it; they sign in by a code to
 * their number and choose their own password. Returns the user id.
 */
export async function addFirstMember(
  deps: Pick<Dependencies, 'clock'>,
  tx: TenantTransaction,
  { tenantId, mobile, name }: { tenantId: string; mobile: string; name: string },
): Promise<string> {
  const userId = newUserId();
  const fields: MemberFields = { name, username: null, mobile, email: null, role: SUPER_ADMIN };
  await insertMember(tx, tenantId, { ...fields, userId, createdAt: deps.clock() });
  await writeOperatorAudit(deps, tx, {
    tenantId,
    action: 'staff.add',
    subject: `staff/${userId}`,
    after: logged(fields, []),
  });
  return userId;
}
