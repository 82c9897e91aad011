/** The people who work in a shop, looked after by its super admin (B-05). */
import { createHash, randomInt } from 'node:crypto';
import { uniqueConstraintOf } from '#database/errors.ts';
import { isSuperAdminRole, type StaffRole } from '#domain/access/roles.ts';
import { customerSearchParts } from '#domain/search/customer-search.ts';
import { plainText } from '#domain/text/plain-text.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { changesSince, writeAudit } from '../audit/audit.public.ts';
import {
  activeCenters,
  centerName,
  emailOf,
  endStaffSessions,
  mobileOf,
  roleName,
  staffRolesOf,
  tellEnded,
} from '../session/session.public.ts';
import { enqueueInvite, enqueueReset } from './invites.usecases.ts';
import {
  countInvites,
  findMember,
  findMembers,
  insertMember,
  leastSlips,
  lockSuperAdmins,
  removePassword,
  replaceCenters,
  setStatus,
  updateMember,
  type MemberFields,
  type MemberRow,
} from './merchant-staff.queries.ts';

type Member = CallAnswer<'staffMember'>;
type Given = CallParsed<'addStaffMember'>['body'];

/** How rows are shown to this reader. */
async function presenter(
  deps: Dependencies,
  { visitor, language }: CallContext,
): Promise<(row: MemberRow) => Member> {
  const { tenantId, userId: reader } = visitor;
  const roles = await staffRolesOf(deps, tenantId);
  return (row) => ({
    UserId: row.userId,
    Name: row.name,
    Username: row.username ?? '',
    Mobile: row.mobile ?? '',
    Email: row.email ?? '',
    UserRole: row.role as StaffRole,
    Role: roleName(roles, row.role, language),
    Status: row.status === 'active' ? 'active' : 'disabled',
    HasPassword: row.hasPassword,
    LastSignIn: row.lastSignIn?.toISOString() ?? null,
    Centers: row.saleUnits.map((SaleUnit, place) => ({
      SaleUnit,
      DIST_NAME: centerName(row.centers[place], language),
    })),
    IsSelf: row.userId === reader,
    Version: versionOf(row),
  });
}

/** A page of people by name, with the key that the next one begins after. */
export async function listMembers(
  deps: Dependencies,
  context: CallContext,
  { text, role, status, saleUnit, after, take }: CallParsed<'staffMembers'>['query'],
): Promise<CallAnswer<'staffMembers'>> {
  const place = placeOf(after);
  const parts = text ? customerSearchParts(text) : undefined;
  const show = await presenter(deps, context);
  const read = async (tx: TenantTransaction): Promise<MemberRow[]> => {
    const near = parts ? await leastSlips(tx, parts) : 0;
    if (near === null) return [];
    return findMembers(tx, {
      parts,
      near,
      roles: role,
      status,
      saleUnits: saleUnit,
      after: place,
      take: take + 1,
    });
  };
  const rows = await deps.database.inTenant(context.visitor.tenantId, read, { readOnly: true });
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  const Next =
    rows.length > take && last
      ? Buffer.from(JSON.stringify([last.name, last.userId])).toString('base64url')
      : null;
  return { Data: shown.map(show), Next };
}

const isPlain = (value: unknown): value is string =>
  typeof value === 'string' && plainText(value) !== undefined;

function placeOf(after: string | undefined): { name: string; userId: string } | undefined {
  if (after === undefined) return undefined;
  try {
    const [name, userId] = JSON.parse(Buffer.from(after, 'base64url').toString()) as unknown[];
    if (isPlain(name) && isPlain(userId)) return { name, userId };
  } catch {
    // Told below.
  }
  throw badRequest('INVALID_INPUT', { values: { fields: 'after' }, fields: { after: 'INVALID_INPUT' } });
}

export async function listCenters(
  deps: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
): Promise<CallAnswer<'shopCenters'>> {
  const centers = await activeCenters(deps, tenantId);
  return {
    Data: centers.map((center) => ({ SaleUnit: center.saleUnit, DIST_NAME: centerName(center, language) })),
  };
}

/** Throws 404 STAFF_NOT_FOUND. */
export async function readMember(deps: Dependencies, context: CallContext, userId: string): Promise<Member> {
  const show = await presenter(deps, context);
  const row = await deps.database.inTenant(context.visitor.tenantId, (tx) => findMember(tx, userId), {
    readOnly: true,
  });
  if (!row) throw unknown();
  return show(row);
}

const unknown = () => notFound('STAFF_NOT_FOUND');

/** Of letters and digits that are not confused when read out. */
const ID_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const newUserId = (): string =>
  `U${Array.from({ length: 7 }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('')}`;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Each is a message that the shop pays for: of a shop, and of one person, in 24 hours. */
const INVITES_A_DAY = 200;
const RESETS_TOLD_A_DAY = 10;
const dayBefore = ({ clock }: Pick<Dependencies, 'clock'>): Date => new Date(clock().getTime() - DAY_MS);

/**
 * Adds a person and sends the way to sign in to the mobile number; they sign in by a code and choose their own password.
 * Throws 400 INVALID_MOBILE, INVALID_EMAIL, CENTER_NEEDED, CENTER_NOT_FOUND; 409 MOBILE_TAKEN, USERNAME_TAKEN, INVITES_OF_DAY.
 */
export async function addMember(deps: Dependencies, context: CallContext, body: Given): Promise<Member> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const fields = fieldsOf(body);
  const { SaleUnits: saleUnits } = body;
  assertCenters(saleUnits, await openCenters(deps, tenantId));
  const userId = newUserId();
  await refusingTaken(
    deps.database.inTenant(tenantId, async (tx) => {
      // One at a time, so that no more are told than a day has.
      await lockSuperAdmins(tx, userId);
      if ((await countInvites(tx, dayBefore(deps))) >= INVITES_A_DAY)
        throw conflict('INVITES_OF_DAY', { values: { count: INVITES_A_DAY } });
      if (!(await insertMember(tx, tenantId, { ...fields, userId, createdAt: deps.clock() })))
        throw conflict('TRY_AGAIN');
      await replaceCenters(tx, { tenantId, userId, saleUnits });
      const subject = `staff/${userId}` as const;
      await writeAudit(deps, tx, { visitor, action: 'staff.add', subject, after: logged(fields, saleUnits) });
      await enqueueInvite(deps, tx, { tenantId, userId });
    }),
  );
  return readMember(deps, context, userId);
}

/**
 * Changes a person. Another role or fewer centers end their tokens at once (decision 25). Throws what `addMember` throws;
 * 404 STAFF_NOT_FOUND; 409 OWN_ACCOUNT for the caller's own role, LAST_SUPER_ADMIN, STAFF_CHANGED where somebody, the person
 * included, has changed it since the caller read it.
 */
export async function saveMember(
  deps: Dependencies,
  context: CallContext,
  { userId, Version, ...body }: Given & { userId: string; Version: number },
): Promise<Member> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const fields = fieldsOf(body);
  const { SaleUnits: saleUnits } = body;
  const open = await openCenters(deps, tenantId);
  await refusingTaken(
    deps.database.inTenant(tenantId, async (tx) => {
      const superAdmins = await lockSuperAdmins(tx, userId);
      const before = await findMember(tx, userId);
      if (!before) throw unknown();
      if (versionOf(before) !== Version) throw conflict('STAFF_CHANGED');
      // A center that is closed stays theirs until it is opened again.
      assertCenters(saleUnits, [...open, ...before.saleUnits]);
      if (before.role !== fields.role) {
        assertOther(visitor.userId, userId, 'UserRole');
        assertNotLast(superAdmins, userId);
      }
      await updateMember(tx, userId, fields);
      await replaceCenters(tx, { tenantId, userId, saleUnits });
      await writeAudit(deps, tx, {
        visitor,
        action: 'staff.change',
        subject: `staff/${userId}`,
        before: logged(before, before.saleUnits),
        after: logged(fields, saleUnits),
      });
    }),
  );
  return readMember(deps, context, userId);
}

/** Throws 404 STAFF_NOT_FOUND, 409 OWN_ACCOUNT, LAST_SUPER_ADMIN. */
export async function changeStatus(
  deps: Dependencies,
  context: CallContext,
  { userId, status }: { userId: string; status: 'active' | 'disabled' },
): Promise<Member> {
  const { visitor } = context;
  assertOther(visitor.userId, userId, 'Status');
  await deps.database.inTenant(visitor.tenantId, async (tx) => {
    const superAdmins = await lockSuperAdmins(tx, userId);
    const before = await findMember(tx, userId);
    if (!before) throw unknown();
    if (before.status === status) return;
    if (status === 'disabled') assertNotLast(superAdmins, userId);
    // The database ends the sessions with it.
    await setStatus(tx, userId, status);
    await writeAudit(deps, tx, {
      visitor,
      action: 'staff.status',
      subject: `staff/${userId}`,
      before: { Status: before.status },
      after: { Status: status },
    });
  });
  return readMember(deps, context, userId);
}

/**
 * Removes the password and ends all sessions; the way to sign in by a code goes to the mobile number, ten times a day at
 * most. Throws 404 STAFF_NOT_FOUND, 409 OWN_ACCOUNT, MOBILE_MISSING for who could then not sign in at all.
 */
export async function resetPassword(
  deps: Dependencies,
  context: CallContext,
  userId: string,
): Promise<Member> {
  const { visitor } = context;
  const { tenantId } = visitor;
  assertOther(visitor.userId, userId, 'UserId');
  const ended = await deps.database.inTenant(tenantId, async (tx) => {
    await lockSuperAdmins(tx, userId);
    const member = await findMember(tx, userId);
    if (!member) throw unknown();
    if (member.mobile === null) throw conflict('MOBILE_MISSING', { fields: { Mobile: 'MOBILE_MISSING' } });
    await removePassword(tx, userId);
    const reset = { action: 'staff.reset', subject: `staff/${userId}` } as const;
    const told = await changesSince(tx, { ...reset, since: dayBefore(deps) });
    await writeAudit(deps, tx, { visitor, ...reset });
    if (member.status === 'active' && told < RESETS_TOLD_A_DAY)
      await enqueueReset(deps, tx, { tenantId, userId });
    return endStaffSessions(deps, tx, { tenantId, userId });
  });
  tellEnded(deps, ended);
  return readMember(deps, context, userId);
}

function assertOther(caller: string, userId: string, field: string): void {
  if (caller === userId) throw conflict('OWN_ACCOUNT', { fields: { [field]: 'OWN_ACCOUNT' } });
}

function assertNotLast(superAdmins: readonly string[], userId: string): void {
  if (superAdmins.every((one) => one === userId) && superAdmins.length > 0)
    throw conflict('LAST_SUPER_ADMIN');
}

function fieldsOf({ Name, Username, Mobile, Email, UserRole, SaleUnits }: Given): MemberFields {
  const fields: MemberFields = {
    name: Name,
    username: Username === '' ? null : Username,
    mobile: mobileOf(Mobile),
    email: Email === '' ? null : emailOf(Email),
    role: UserRole,
  };
  if (SaleUnits.length === 0 && !isSuperAdminRole(UserRole))
    throw badRequest('CENTER_NEEDED', { fields: { SaleUnits: 'CENTER_NEEDED' } });
  return fields;
}

const openCenters = async (deps: Dependencies, tenantId: string): Promise<string[]> =>
  (await activeCenters(deps, tenantId)).map(({ saleUnit }) => saleUnit);

function assertCenters(saleUnits: readonly string[], known: readonly string[]): void {
  if (!saleUnits.every((one) => known.includes(one)))
    throw badRequest('CENTER_NOT_FOUND', { fields: { SaleUnits: 'CENTER_NOT_FOUND' } });
}

/** The constraints of the table, and the field that each is about. */
const TAKEN: Record<string, [code: string, field: string]> = {
  staff_tenant_id_kind_mobile_key: ['MOBILE_TAKEN', 'Mobile'],
  staff_tenant_id_kind_username_key: ['USERNAME_TAKEN', 'Username'],
};

/** Names the field of a number or user name that another has. */
export function refusingTaken<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    const [code, field] = TAKEN[uniqueConstraintOf(error) ?? ''] ?? [];
    throw code !== undefined && field !== undefined ? conflict(code, { fields: { [field]: code } }) : error;
  });
}

export const logged = (
  { name, username, mobile, email, role }: Pick<MemberRow, 'name' | 'username' | 'mobile' | 'email' | 'role'>,
  saleUnits: readonly string[],
) => ({ name, username, mobile, email, UserRole: role, SaleUnits: saleUnits.join(', ') });

/** By the contents: people change their own name and mobile number at their profile, too. */
const versionOf = (row: MemberRow): number =>
  createHash('sha256')
    .update(JSON.stringify(logged(row, row.saleUnits)))
    .digest()
    .readUInt32BE();
