/** Deletes obsolete rows, a batch at a time; each returns how many rows it deleted. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type Batch = (
  tx: TenantTransaction,
  range: { before: Date; notBefore: Date; most: number },
) => Promise<number>;

const countOf = ({ numAffectedRows }: { numAffectedRows?: bigint | undefined }): number =>
  Number(numAffectedRows ?? 0n);

/** Including what was opened in them. */
export const deleteSessions: Batch = async (tx, { before, most }) =>
  countOf(
    await sql`
      delete from sessions where (tenant_id, session_id) in (
        select s.tenant_id, s.session_id from sessions s
        where s.revoked_at < ${before} or s.expires_at < ${before} limit ${most})`.execute(tx),
  );

export const deleteCodes: Batch = async (tx, { before, most }) =>
  countOf(
    await sql`
      delete from one_time_codes where (tenant_id, reference) in (
        select c.tenant_id, c.reference from one_time_codes c where c.expires_at < ${before} limit ${most})`.execute(
      tx,
    ),
  );

export const deleteSignInTries: Batch = async (tx, { before, most }) =>
  countOf(
    await sql`
      delete from sign_in_tries where (tenant_id, audience, name_hash, address_hash) in (
        select t.tenant_id, t.audience, t.name_hash, t.address_hash from sign_in_tries t
        where t.last_at < ${before} limit ${most})`.execute(tx),
  );

/** Partners' tickets that no longer hold. */
export const deleteUsedTickets: Batch = async (tx, { before, most }) =>
  countOf(
    await sql`
      delete from used_tickets where (tenant_id, issuer, ticket_id) in (
        select t.tenant_id, t.issuer, t.ticket_id from used_tickets t where t.expires_at < ${before} limit ${most})`.execute(
      tx,
    ),
  );

/** With what was sent of them. */
export const deleteNotifications: Batch = async (tx, { before, most }) =>
  countOf(
    await sql`
      delete from notifications where (tenant_id, notification_id) in (
        select n.tenant_id, n.notification_id from notifications n where n.created_at < ${before} limit ${most})`.execute(
      tx,
    ),
  );

export const deleteRunRows: Batch = async (tx, { before, most }) =>
  countOf(
    await sql`
      delete from run_rows where (tenant_id, run_id, row_no) in (
        select w.tenant_id, w.run_id, w.row_no from runs r
        join run_rows w on w.tenant_id = r.tenant_id and w.run_id = r.run_id
        where r.ended_at < ${before} limit ${most})`.execute(tx),
  );

/** Files that staff brought in, with what they would put back. */
export const deleteImportRows: Batch = async (tx, { before, most }) =>
  countOf(
    await sql`
      delete from import_rows where (tenant_id, import_id, row_no) in (
        select r.tenant_id, r.import_id, r.row_no from imports i
        join import_rows r on r.tenant_id = i.tenant_id and r.import_id = i.import_id
        where i.created_at < ${before} limit ${most})`.execute(tx),
  );

/** After their rows. */
export const deleteImports: Batch = async (tx, { before, most }) =>
  countOf(
    await sql`
      delete from imports where (tenant_id, import_id) in (
        select i.tenant_id, i.import_id from imports i where i.created_at < ${before} limit ${most})`.execute(
      tx,
    ),
  );

/** Of zips that staff brought in: those that were not put in still have their bytes. */
export const deletePictureFiles: Batch = async (tx, { before, most }) =>
  countOf(
    await sql`
      delete from picture_import_files where (tenant_id, import_id, file_no) in (
        select f.tenant_id, f.import_id, f.file_no from picture_imports i
        join picture_import_files f on f.tenant_id = i.tenant_id and f.import_id = i.import_id
        where i.created_at < ${before} limit ${most})`.execute(tx),
  );

/** After their files; their products go with them. */
export const deletePictureImports: Batch = async (tx, { before, most }) =>
  countOf(
    await sql`
      delete from picture_imports where (tenant_id, import_id) in (
        select i.tenant_id, i.import_id from picture_imports i where i.created_at < ${before} limit ${most})`.execute(
      tx,
    ),
  );

/** After their rows. */
export const deleteRuns: Batch = async (tx, { before, most }) =>
  countOf(
    await sql`
      delete from runs where (tenant_id, run_id) in (
        select r.tenant_id, r.run_id from runs r where r.ended_at < ${before} limit ${most})`.execute(tx),
  );

/** The keys are stored as long as the orders: a reused key would otherwise place another order. */
export const emptyIdempotencyAnswers: Batch = async (tx, { before, notBefore, most }) =>
  countOf(
    await sql`
      update idempotency_keys set answer = null where (tenant_id, owner, call, key) in (
        select k.tenant_id, k.owner, k.call, k.key from idempotency_keys k
        where k.created_at < ${before} and k.created_at >= ${notBefore} and k.answer is not null limit ${most})`.execute(
      tx,
    ),
  );

/** Of orders that were never packed. */
export const deletePackingCounts: Batch = async (tx, { before, most }) =>
  countOf(
    await sql`
      delete from packing_counts where (tenant_id, order_id, user_id) in (
        select c.tenant_id, c.order_id, c.user_id from packing_counts c where c.counted_at < ${before} limit ${most})`.execute(
      tx,
    ),
  );

/** Of erased people; whoever registers with one later is a new customer again. */
export const deleteErasedNumbers: Batch = async (tx, { before, most }) =>
  countOf(
    await sql`
      delete from erased_numbers where (tenant_id, number_hash) in (
        select n.tenant_id, n.number_hash from erased_numbers n where n.erased_at <= ${before} limit ${most})`.execute(
      tx,
    ),
  );

/** What the law kept of erased customers, and keeps no longer. */
export const deleteKeptPapers: Batch = async (tx, { before, most }) =>
  countOf(
    await sql`
      delete from kept_papers where (tenant_id, order_id) in (
        select p.tenant_id, p.order_id from kept_papers p where p.kept_until <= ${before} limit ${most})`.execute(
      tx,
    ),
  );

/** Links that have run out; the log has who invited whom. */
export const deleteInvitations: Batch = async (tx, { before, most }) =>
  countOf(
    await sql`
      delete from customer_invitations where (tenant_id, token) in (
        select i.tenant_id, i.token from customer_invitations i where i.invited_at < ${before} limit ${most})`.execute(
      tx,
    ),
  );

/** Which customers staff have opened. */
export const deleteLooks: Batch = async (tx, { before, most }) =>
  countOf(
    await sql`
      delete from customer_looks where (tenant_id, user_id, customer_code) in (
        select l.tenant_id, l.user_id, l.customer_code from customer_looks l where l.looked_at < ${before} limit ${most})`.execute(
      tx,
    ),
  );
