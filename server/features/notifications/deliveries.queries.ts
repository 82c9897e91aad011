/** Notifications on their way by SMS and e-mail, and how the channels are. */
import { sql } from 'kysely';
import type { Channel } from '#domain/notifications/kinds.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Language } from '../../http/messages.ts';

export type NewDelivery = {
  notificationId: string;
  channel: Channel;
  address: string;
  language: Language;
  dueAt: Date;
  expiresAt: Date;
};

export async function insertDeliveries(
  tx: TenantTransaction,
  tenantId: string,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  await sql`
    insert into notification_deliveries (tenant_id, notification_id, channel, address, language, due_at, expires_at)
    select ${tenantId}, d."notificationId", d.channel, d.address, d.language, d."dueAt", d."expiresAt"
    from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) as d ("notificationId" bigint, channel text, address text,
      language text, "dueAt" timestamptz, "expiresAt" timestamptz)
    on conflict (tenant_id, notification_id, channel) do nothing`.execute(tx);
}

export async function hasDelivery(
  tx: TenantTransaction,
  { notificationId, channel }: { notificationId: string; channel: Channel },
): Promise<boolean> {
  const { rows } = await sql`
    select from notification_deliveries where notification_id = ${notificationId} and channel = ${channel}`.execute(
    tx,
  );
  return rows.length > 0;
}

/** How many messages each address was given since then. */
export async function countByAddress(
  tx: TenantTransaction,
  { channel, addresses, since }: { channel: Channel; addresses: readonly string[]; since: Date },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ address: string; many: number }>`
    select address, count(*)::integer as many from notification_deliveries
    where channel = ${channel} and address = any(${addresses}::text[]) and due_at > ${since}
    group by address`.execute(tx);
  return new Map(rows.map(({ address, many }) => [address, many]));
}

export type ClaimedDelivery = {
  deliveryId: string;
  address: string;
  language: Language;
  attempts: number;
  kind: string;
  titleTh: string;
  titleEn: string;
  bodyTh: string;
  bodyEn: string;
  link: string;
};
type Claim = { channel: Channel; now: Date; claimedBefore: Date; most: number };

/** Takes what is due, also from a worker that died, so that no other worker sends it. */
export async function claimDeliveries(
  tx: TenantTransaction,
  { channel, now, claimedBefore, most }: Claim,
): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    with due as (
      select tenant_id, delivery_id from notification_deliveries
      where channel = ${channel} and settled_at is null and due_at <= ${now}
        and (state = 'waiting' or claimed_at < ${claimedBefore})
      order by due_at limit ${most} for update skip locked)
    update notification_deliveries d set state = 'sending', claimed_at = ${now}, attempts = least(d.attempts + 1, 32000)
    from due, notifications n
    where d.tenant_id = due.tenant_id and d.delivery_id = due.delivery_id
      and n.tenant_id = d.tenant_id and n.notification_id = d.notification_id
    returning d.delivery_id as "deliveryId", d.address, d.language, d.attempts, n.kind, n.title_th as "titleTh",
      n.title_en as "titleEn", n.body_th as "bodyTh", n.body_en as "bodyEn", n.link`.execute(tx);
  return rows;
}

/** Gives up what nobody needs any more. Returns how many. */
export async function expireDeliveries(
  tx: TenantTransaction,
  { channel, now, claimedBefore }: Omit<Claim, 'most'>,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update notification_deliveries set state = 'expired', settled_at = ${now}
    where channel = ${channel} and settled_at is null and due_at <= ${now} and expires_at <= ${now}
      and (state = 'waiting' or claimed_at < ${claimedBefore})`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

type Withdrawn = Pick<Claim, 'channel' | 'now'> & {
  kinds: readonly string[];
  /** What these kinds need the person's consent to. */
  purpose: string;
};

/** Gives up what its person no longer agrees to. */
export async function expireWithdrawn(
  tx: TenantTransaction,
  { channel, now, kinds, purpose }: Withdrawn,
): Promise<void> {
  await sql`
    update notification_deliveries d set state = 'expired', settled_at = ${now} from notifications n
    where d.channel = ${channel} and d.settled_at is null and d.due_at <= ${now} and d.state = 'waiting'
      and n.tenant_id = d.tenant_id and n.notification_id = d.notification_id and n.kind = any(${kinds}::text[])
      and not coalesce((select c.is_given from consents c
        where c.tenant_id = n.tenant_id and c.profile_code = n.recipient and c.purpose = ${purpose}
        order by c.consent_id desc limit 1), false)`.execute(tx);
}

export type Settled = { deliveryId: string; state: 'sent' | 'refused' | 'waiting'; dueAt: Date };

/** What came of an attempt; `waiting` is tried again when it is due. */
export async function settleDeliveries(
  tx: TenantTransaction,
  settled: readonly Settled[],
  now: Date,
): Promise<void> {
  await sql`
    update notification_deliveries d set state = s.state, due_at = s."dueAt", claimed_at = null,
      settled_at = case when s.state = 'waiting' then null else ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as s ("deliveryId" uuid, state text, "dueAt" timestamptz)
    where d.tenant_id = current_setting('app.tenant_id') and d.delivery_id = s."deliveryId" and d.settled_at is null`.execute(
    tx,
  );
}

export type ChannelState = {
  failures: number;
  downSince: Date | null;
  retryAt: Date | null;
  /** Messages in a row that were refused at their first attempt. */
  refusals: number;
  /** A day of Bangkok as YYYYMMDD, and how many were sent on it. */
  sentOn: string | null;
  sent: number;
};
const stateColumns = sql`failures, down_since as "downSince", retry_at as "retryAt", refusals,
  to_char(sent_on, 'YYYYMMDD') as "sentOn", sent`;
export const workingChannel: ChannelState = {
  failures: 0,
  downSince: null,
  retryAt: null,
  refusals: 0,
  sentOn: null,
  sent: 0,
};

/** Locked until the transaction ends, so that an outage begins once. */
export async function holdChannel(
  tx: TenantTransaction,
  tenantId: string,
  channel: Channel,
): Promise<ChannelState> {
  const { rows } = await sql<ChannelState>`
    insert into notification_channels (tenant_id, channel) values (${tenantId}, ${channel})
    on conflict (tenant_id, channel) do update set failures = notification_channels.failures
    returning ${stateColumns}`.execute(tx);
  return rows[0] ?? workingChannel;
}

export async function setChannel(
  tx: TenantTransaction,
  channel: Channel,
  { failures, downSince, retryAt, refusals, sentOn, sent }: ChannelState,
): Promise<void> {
  await sql`
    update notification_channels set failures = ${failures}, down_since = ${downSince}, retry_at = ${retryAt},
      refusals = ${refusals}, sent_on = to_date(${sentOn}, 'YYYYMMDD'), sent = ${sent}
    where channel = ${channel}`.execute(tx);
}

export type ChannelRow = ChannelState & { channel: Channel };
export async function findChannels(tx: TenantTransaction): Promise<ChannelRow[]> {
  const { rows } = await sql<ChannelRow>`
    select channel, ${stateColumns} from notification_channels`.execute(tx);
  return rows;
}

/** At most `most`. */
export async function countWaiting(tx: TenantTransaction, channel: Channel, most: number): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from (
      select from notification_deliveries where channel = ${channel} and settled_at is null limit ${most}) as open`.execute(
    tx,
  );
  return rows[0]?.many ?? 0;
}

/** Channels with something that was due before then. */
export async function findOverdueChannels(tx: TenantTransaction, dueBefore: Date): Promise<Channel[]> {
  const { rows } = await sql<{ channel: Channel }>`
    select c.channel from (values ('sms'), ('email')) as c (channel)
    where exists (select from notification_deliveries d
      where d.channel = c.channel and d.settled_at is null and d.due_at < ${dueBefore})`.execute(tx);
  return rows.map(({ channel }) => channel);
}
