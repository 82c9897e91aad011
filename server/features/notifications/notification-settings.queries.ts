/** What people and the shop have chosen. */
import { sql } from 'kysely';
import type { Switches } from '#domain/notifications/kinds.ts';
import type { QuietHours } from '#domain/notifications/quiet-hours.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Language } from '../../http/messages.ts';
import type { Person } from './notifications.queries.ts';

export type QuietMode = 'shop' | 'none' | 'own';
export type Preferences = {
  switches: Switches;
  quietMode: QuietMode;
  /** Kept also while another mode is chosen. */
  quiet: QuietHours | null;
  language: Language;
};
/** Whoever has chosen nothing. */
export const noPreferences: Preferences = { switches: {}, quietMode: 'shop', quiet: null, language: 'th' };

const quiet = sql`case when quiet_from is null then null
  else jsonb_build_object('from', quiet_from, 'until', quiet_until) end as quiet`;

export async function findPreferences(
  tx: TenantTransaction,
  people: readonly Person[],
): Promise<(Person & Preferences)[]> {
  const of = (audience: string) =>
    people.filter((one) => one.audience === audience).map((one) => one.recipient);
  const { rows } = await sql<Person & Preferences>`
    select audience, recipient, switches, quiet_mode as "quietMode", ${quiet}, language from notification_preferences
    where (audience = 'customer' and recipient = any(${of('customer')}::text[]))
      or (audience = 'staff' and recipient = any(${of('staff')}::text[]))`.execute(tx);
  return rows;
}

/** The switches that are named replace those of before. */
export async function upsertPreferences(
  tx: TenantTransaction,
  tenantId: string,
  { audience, recipient }: Person,
  { switches, quietMode, quiet: hours, language }: Preferences,
): Promise<void> {
  await sql`
    insert into notification_preferences as p (tenant_id, audience, recipient, switches, quiet_mode, quiet_from, quiet_until, language)
    values (${tenantId}, ${audience}, ${recipient}, ${JSON.stringify(switches)}::jsonb, ${quietMode}, ${hours?.from ?? null},
      ${hours?.until ?? null}, ${language})
    on conflict (tenant_id, audience, recipient) do update set switches = p.switches || excluded.switches,
      quiet_mode = excluded.quiet_mode, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
      language = excluded.language`.execute(tx);
}

export type Addresses = Person & { mobile: string | null; email: string | null };

/** Where people are reached: customers by what they sign in with. */
export async function findAddresses(tx: TenantTransaction, people: readonly Person[]): Promise<Addresses[]> {
  const of = (audience: string) =>
    people.filter((one) => one.audience === audience).map((one) => one.recipient);
  const { rows } = await sql<Addresses>`
    select 'customer' as audience, profile_code as recipient, mobile, email from profiles
    where profile_code = any(${of('customer')}::text[])
    union all
    select 'staff', user_id, mobile, email from staff where user_id = any(${of('staff')}::text[])`.execute(
    tx,
  );
  return rows;
}

export type ShopRules = {
  switches: Switches;
  quiet: QuietHours | null;
  /** 0: never. */
  waitingMinutes: number;
  /** Pieces; 0: never. */
  lowStock: number;
  version: number;
};
/** Before anything was saved; as the columns' defaults. */
const firstRules: ShopRules = { switches: {}, quiet: null, waitingMinutes: 30, lowStock: 10, version: 0 };

export async function findShopRules(tx: TenantTransaction): Promise<ShopRules> {
  const { rows } = await sql<ShopRules>`
    select switches, ${quiet}, waiting_minutes as "waitingMinutes", low_stock as "lowStock", version
    from notification_shops`.execute(tx);
  return rows[0] ?? firstRules;
}

/** The switches that are named replace those of before. False if the version is another one meanwhile. */
export async function saveShopRules(
  tx: TenantTransaction,
  tenantId: string,
  { switches, quiet: hours, waitingMinutes, lowStock, version }: ShopRules,
): Promise<boolean> {
  await sql`insert into notification_shops (tenant_id) values (${tenantId}) on conflict do nothing`.execute(
    tx,
  );
  const { numAffectedRows } = await sql`
    update notification_shops set switches = switches || ${JSON.stringify(switches)}::jsonb,
      quiet_from = ${hours?.from ?? null}, quiet_until = ${hours?.until ?? null}, waiting_minutes = ${waitingMinutes},
      low_stock = ${lowStock}, version = version + 1
    where version = ${version}`.execute(tx);
  return numAffectedRows === 1n;
}
