import { sql } from 'kysely';
import type {
  ApplicationImage,
  ApplicationState,
  BankAccount,
  NewCenter,
} from '#domain/access/merchant-application.ts';
import { salesmanRoles } from '#domain/access/roles.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Language } from '../../http/messages.ts';

export type NewApplication = {
  code: string;
  name: string;
  username: string | null;
  mobile: string;
  email: string | null;
  passwordHash: string | null;
  /** Each '' for none. */
  birthDate: string;
  socialId: string;
  referralCode: string;
  saleUnits: readonly string[];
  newCenter: (NewCenter & { saleUnit: string }) | null;
  bank: BankAccount | null;
  language: Language;
  at: Date;
};

/** Fails where another of the same number waits. */
export async function insertApplication(
  tx: TenantTransaction,
  tenantId: string,
  { newCenter, bank, ...given }: NewApplication,
): Promise<void> {
  const { saleUnit = null, ...center } = newCenter ?? {};
  await tx
    .insertInto('merchant_applications')
    .values({
      tenant_id: tenantId,
      application_code: given.code,
      status: 'waiting',
      name: given.name,
      username: given.username,
      mobile: given.mobile,
      email: given.email,
      password_hash: given.passwordHash,
      birth_date: given.birthDate,
      social_id: given.socialId,
      referral_code: given.referralCode,
      sale_units: [...given.saleUnits],
      new_sale_unit: saleUnit,
      new_center: newCenter && JSON.stringify(center),
      bank: bank && JSON.stringify(bank),
      language: given.language,
      created_at: given.at,
    })
    .execute();
}

const applications = (tx: TenantTransaction) =>
  tx
    .selectFrom('merchant_applications')
    .select([
      'application_code as code',
      sql<ApplicationState>`status`.as('state'),
      'name',
      'username',
      'mobile',
      'email',
      'password_hash as passwordHash',
      'birth_date as birthDate',
      'social_id as socialId',
      'referral_code as referralCode',
      'sale_units as saleUnits',
      'new_sale_unit as newSaleUnit',
      'new_center as newCenter',
      'bank',
      sql<Language>`language`.as('language'),
      'created_at as appliedAt',
      'changed_at as changedAt',
      'decided_at as decidedAt',
      'decided_by as decidedBy',
      'reason',
    ]);
export type ApplicationRow = Awaited<ReturnType<typeof findApplication>> & {};

export const findApplication = (tx: TenantTransaction, code: string) =>
  applications(tx).where('application_code', '=', code).executeTakeFirst();

/** Locked until this transaction ends. */
export const lockApplication = (tx: TenantTransaction, code: string) =>
  applications(tx).where('application_code', '=', code).forUpdate().executeTakeFirst();

/** The latest of a number. */
export const findApplicationOfNumber = (tx: TenantTransaction, mobile: string) =>
  applications(tx).where('mobile', '=', mobile).orderBy('created_at', 'desc').limit(1).executeTakeFirst();

type Listing = { isWaiting: boolean; after: string | undefined; take: number };

/** Those who wait, the longest first; the others the latest first. A shop has hundreds at most. */
export function findApplications(
  tx: TenantTransaction,
  { isWaiting, after, take }: Listing,
): Promise<ApplicationRow[]> {
  const direction = isWaiting ? 'asc' : 'desc';
  let query = applications(tx).where('status', isWaiting ? '=' : '<>', 'waiting');
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(created_at, application_code) ${isWaiting ? sql`>` : sql`<`} (
        select a.created_at, a.application_code from merchant_applications a where a.application_code = ${after})`,
    );
  return query.orderBy('created_at', direction).orderBy('application_code', direction).limit(take).execute();
}

/** Who waits, at most `most`. */
export async function countApplications(tx: TenantTransaction, most: number): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from (
      select from merchant_applications where status = 'waiting' limit ${most}) waiting`.execute(tx);
  return rows[0]?.many ?? 0;
}

type Decision = {
  code: string;
  state: 'approved' | 'refused';
  reason: string;
  /** A super admin; null of who was let in by nobody. */
  decidedBy: string | null;
  at: Date;
};

export async function writeDecision(
  tx: TenantTransaction,
  { code, state, reason, decidedBy, at }: Decision,
): Promise<void> {
  await tx
    .updateTable('merchant_applications')
    // The account has it from now on, or nobody needs it any more.
    .set({ status: state, reason, decided_by: decidedBy, decided_at: at, password_hash: null })
    .where('application_code', '=', code)
    .execute();
}

/** Its applicant has changed something of it. */
export async function markChanged(
  tx: TenantTransaction,
  { code, at, bank }: { code: string; at: Date; bank?: BankAccount },
): Promise<void> {
  await tx
    .updateTable('merchant_applications')
    .set({ changed_at: at, ...(bank && { bank: JSON.stringify(bank) }) })
    .where('application_code', '=', code)
    .execute();
}

/** With its images' rows. */
export async function deleteApplication(tx: TenantTransaction, code: string): Promise<void> {
  await tx.deleteFrom('merchant_applications').where('application_code', '=', code).execute();
}

/** Decided before then, or sent before then and never decided; of those that were let in such as still have papers. */
export function findOldApplications(
  tx: TenantTransaction,
  { before, most }: { before: Date; most: number },
): Promise<{ code: string; isLetIn: boolean }[]> {
  return tx
    .selectFrom('merchant_applications as a')
    .select(['application_code as code', sql<boolean>`status = 'approved'`.as('isLetIn')])
    .where(sql<boolean>`coalesce(decided_at, created_at) < ${before}`)
    .where(
      sql<boolean>`(status <> 'approved' or exists (select from merchant_application_images i
        where i.tenant_id = a.tenant_id and i.application_code = a.application_code))`,
    )
    .orderBy('created_at')
    .limit(most)
    .execute();
}

/** The centers where an active salesman works. */
export async function findCentersWithSalesmen(tx: TenantTransaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('staff_centers')
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.tenant_id', '=', 'staff_centers.tenant_id')
        .onRef('staff.user_id', '=', 'staff_centers.user_id'),
    )
    .select('staff_centers.sale_unit as saleUnit')
    .distinct()
    .where('staff.status', '=', 'active')
    .where('staff.role', 'in', salesmanRoles)
    .execute();
  return rows.map(({ saleUnit }) => saleUnit);
}

export type StoredImage = { image: ApplicationImage; fileId: string; contentType: string };

export async function findImages(tx: TenantTransaction, code: string): Promise<StoredImage[]> {
  return tx
    .selectFrom('merchant_application_images as i')
    .innerJoin('files', (join) =>
      join.onRef('files.tenant_id', '=', 'i.tenant_id').onRef('files.file_id', '=', 'i.file_id'),
    )
    .select([
      sql<ApplicationImage>`i.image`.as('image'),
      'files.file_id as fileId',
      'files.content_type as contentType',
    ])
    .where('i.application_code', '=', code)
    .execute();
}

export async function insertImage(
  tx: TenantTransaction,
  {
    tenantId,
    code,
    image,
    fileId,
  }: { tenantId: string; code: string; image: ApplicationImage; fileId: string },
): Promise<void> {
  await tx
    .insertInto('merchant_application_images')
    .values({ tenant_id: tenantId, application_code: code, image, file_id: fileId })
    .execute();
}

export async function deleteImage(
  tx: TenantTransaction,
  { code, image }: { code: string; image: ApplicationImage },
): Promise<void> {
  await tx
    .deleteFrom('merchant_application_images')
    .where('application_code', '=', code)
    .where('image', '=', image)
    .execute();
}

/** '' of who is not there any more. */
export async function findStaffName(tx: TenantTransaction, userId: string): Promise<string> {
  const row = await tx.selectFrom('staff').select('name').where('user_id', '=', userId).executeTakeFirst();
  return row?.name ?? '';
}

/** Staff of the center see no customers who are bound to no center. */
export async function hideUnbound(tx: TenantTransaction, saleUnit: string): Promise<void> {
  await tx.updateTable('centers').set({ sees_unbound: false }).where('sale_unit', '=', saleUnit).execute();
}
