import { sql } from 'kysely';
import type { Invitee, InvitationWay } from '#domain/access/invitations.ts';
import { isDeskCustomerOf } from '#database/customer-scope.ts';
import type { TenantTransaction } from '#database/database.ts';

export type InviteeRow = Invitee & {
  code: string;
  profileCode: string;
  /** Of the person, whichever account it was about. */
  lastAt: Date | null;
  lastWay: InvitationWay | null;
  lastBy: string | null;
};

type Asked = { codes: readonly string[]; saleUnits: readonly string[]; since: Date };

/** Of these codes whoever can be opened at one of the centers; unordered. `since`: from when SMS are counted. */
export async function findInvitees(
  tx: TenantTransaction,
  { codes, saleUnits, since }: Asked,
): Promise<InviteeRow[]> {
  const { rows } = await sql<Omit<InviteeRow, 'sentAt'> & { sentAt: readonly string[] }>`
    select c.customer_code as code, c.profile_code as "profileCode", c.status, f.mobile,
      exists (select from profile_sign_ins s where s.tenant_id = c.tenant_id and s.profile_code = c.profile_code) as "hasSignedIn",
      coalesce((select json_agg(i.invited_at order by i.invited_at desc) from customer_invitations i
        where i.tenant_id = c.tenant_id and i.profile_code = c.profile_code and i.way = 'sms' and i.invited_at > ${since}),
        '[]') as "sentAt",
      l.invited_at as "lastAt", l.way as "lastWay", coalesce(w.name, l.invited_by) as "lastBy"
    from customers c
    join profiles f on f.tenant_id = c.tenant_id and f.profile_code = c.profile_code
    left join lateral (
      select i.invited_at, i.way, i.invited_by from customer_invitations i
      where i.tenant_id = c.tenant_id and i.profile_code = c.profile_code
      order by i.invited_at desc limit 1) l on true
    left join staff w on w.tenant_id = c.tenant_id and w.user_id = l.invited_by
    where c.customer_code = any(${codes}::text[]) and ${isDeskCustomerOf(saleUnits)}`.execute(tx);
  return rows.map(({ sentAt, ...row }) => Object.assign(row, { sentAt: sentAt.map((at) => new Date(at)) }));
}

/** SMS since then, of the shop and of one person. */
export async function countSent(
  tx: TenantTransaction,
  { userId, since }: { userId: string; since: Date },
): Promise<{ shop: number; person: number }> {
  const { rows } = await sql<{ shop: number; person: number }>`
    select count(*)::integer as shop, (count(*) filter (where invited_by = ${userId}))::integer as person
    from customer_invitations where way = 'sms' and invited_at >= ${since}`.execute(tx);
  return rows[0] ?? { shop: 0, person: 0 };
}

/** What a person sends is counted: one invitation after the other, until this transaction ends. */
export async function lockInviting(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.selectFrom('staff').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute();
}

export type NewInvitation = {
  token: string;
  profileCode: string;
  customerCode: string;
  mobile: string;
  way: InvitationWay;
  at: Date;
  until: Date;
  by: string;
};

export async function insertInvitation(
  tx: TenantTransaction,
  tenantId: string,
  { token, profileCode, customerCode, mobile, way, at, until, by }: NewInvitation,
): Promise<void> {
  await tx
    .insertInto('customer_invitations')
    .values({
      tenant_id: tenantId,
      token,
      profile_code: profileCode,
      customer_code: customerCode,
      mobile,
      way,
      invited_at: at,
      expires_at: until,
      invited_by: by,
    })
    .execute();
}

/** The link that this person made for that number since then. */
export function findOwnLink(
  tx: TenantTransaction,
  { profileCode, mobile, by, since }: Pick<NewInvitation, 'profileCode' | 'mobile' | 'by'> & { since: Date },
): Promise<{ token: string; until: Date } | undefined> {
  return tx
    .selectFrom('customer_invitations')
    .select(['token', 'expires_at as until'])
    .where('profile_code', '=', profileCode)
    .where('way', '=', 'link')
    .where('invited_by', '=', by)
    .where('mobile', '=', mobile)
    .where('invited_at', '>', since)
    .orderBy('invited_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The number of an invitation that holds: it is still the person's, who may order and has never signed in. */
export async function findInvited(
  tx: TenantTransaction,
  { token, now }: { token: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ mobile: string }>`
    select i.mobile from customer_invitations i
    join profiles f on f.tenant_id = i.tenant_id and f.profile_code = i.profile_code and f.mobile = i.mobile
    join customers c on c.tenant_id = i.tenant_id and c.customer_code = i.customer_code and c.status = 'active'
    where i.token = ${token} and i.expires_at > ${now} and not exists (
      select from profile_sign_ins s where s.tenant_id = i.tenant_id and s.profile_code = i.profile_code)`.execute(
    tx,
  );
  return rows[0]?.mobile;
}
