/** Telling people something: a row for the bell, and a delivery for each channel that they and the shop want. */
import { merchantPages } from '#domain/access/merchant-pages.ts';
import { staffRoles } from '#domain/access/roles.ts';
import { marketingPurposeOf } from '#domain/consent/purposes.ts';
import {
  channels,
  channelsFor,
  isService,
  mayBeTold,
  notificationKinds,
  type Channel,
  type NotificationKind,
  type NotificationKindName,
} from '#domain/notifications/kinds.ts';
import { afterQuietHours, type QuietHours } from '#domain/notifications/quiet-hours.ts';
import { afterCommit, type TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Language } from '../../http/messages.ts';
import { agreedTo } from '../consent/consent.public.ts';
import { countByAddress, hasDelivery, insertDeliveries, type NewDelivery } from './deliveries.queries.ts';
import {
  findAddresses,
  findPreferences,
  findShopRules,
  noPreferences,
  type Addresses,
  type Preferences,
  type ShopRules,
} from './notification-settings.queries.ts';
import {
  findStaffToTell,
  insertNotifications,
  removeReplaced,
  type Person,
} from './notifications.queries.ts';
import { personRoom } from './notifications.rooms.usecases.ts';

/** The queue of deliveries; a job names the channel. */
export const DELIVERY_QUEUE = 'notification-delivery';
const HOUR_MS = 3_600_000;

type Words = { title: string; body: string };
export type Notice = {
  kind: NotificationKindName;
  /** Profile codes or ids of staff, as the kind says. */
  recipients: readonly string[];
  /** What it is about: a person is told the same once, however often this is called. */
  onceKey: string;
  words: Readonly<Record<Language, Words>>;
  /** A page of the shop without the language prefix, or ''. */
  link: string;
  /** When it happened. */
  at: Date;
  /** Of SMS and e-mail; by default the person's own. */
  language?: Language;
  /** A topic: one of it that is not read yet gives way to this one. */
  replaces?: string;
  /** Not by this channel. */
  except?: Channel;
};
type Told = Person & { notificationId: string };
type Needs = Pick<Dependencies, 'clock' | 'config' | 'events' | 'jobs' | 'mail'>;

/**
 * Writes what is new to somebody, in the transaction of what it is about; their bells show it after the commit. Returns what
 * nobody was told before. Marketing is told to those alone who agreed to it by some channel, and sent by the channels agreed to.
 */
export async function notify(
  deps: Needs,
  tx: TenantTransaction,
  tenantId: string,
  notices: readonly Notice[],
): Promise<Told[]> {
  const mayBeSent = await marketingConsents(tx, notices);
  const news = notices.flatMap((notice) => {
    const { audience, purpose }: NotificationKind = notificationKinds[notice.kind];
    return notice.recipients
      .filter((recipient) =>
        mayBeTold(purpose, { hasConsent: channels.some((channel) => mayBeSent(recipient, channel)) }),
      )
      .map((recipient) => ({ notice, audience, recipient }));
  });
  if (news.length === 0) return [];
  const inserted = await insertNotifications(
    tx,
    tenantId,
    news.map(({ notice: { kind, words, link, onceKey, replaces, at }, audience, recipient }) => ({
      audience,
      recipient,
      kind,
      titleTh: words.th.title,
      titleEn: words.en.title,
      bodyTh: words.th.body,
      bodyEn: words.en.body,
      link,
      onceKey,
      topic: replaces ?? null,
      createdAt: at,
    })),
  );
  if (inserted.length === 0) return [];
  afterCommit(tx, () => publishTold(deps, tenantId, inserted));
  const noticeOf = new Map(news.map((one) => [keyOf({ ...one, onceKey: one.notice.onceKey }), one.notice]));
  const topics = new Set(notices.flatMap(({ replaces }) => replaces ?? []));
  const notificationIds = inserted.map((one) => one.notificationId);
  // oxlint-disable-next-line no-await-in-loop -- one a center
  for (const topic of topics) await removeReplaced(tx, { topic, notificationIds });
  const [rules, preferences, addresses] = await Promise.all([
    findShopRules(tx),
    findPreferences(tx, inserted),
    findAddresses(tx, inserted),
  ]);
  const preferencesOf = new Map(preferences.map((one) => [personKey(one), one]));
  const addressesOf = new Map(addresses.map((one) => [personKey(one), one]));
  const wanted = inserted.flatMap((one) => {
    const notice = noticeOf.get(keyOf(one));
    const address = addressesOf.get(personKey(one));
    if (!notice || !address) return [];
    const chosen = preferencesOf.get(personKey(one)) ?? noPreferences;
    const { purpose }: NotificationKind = notificationKinds[notice.kind];
    return deliveriesOf(deps, { notice, rules, chosen, address, notificationId: one.notificationId }).filter(
      ({ channel }) => mayBeTold(purpose, { hasConsent: mayBeSent(one.recipient, channel) }),
    );
  });
  const deliveries = await withinBounds(deps, tx, wanted);
  if (deliveries.length > 0) {
    await insertDeliveries(tx, tenantId, deliveries);
    await enqueueDeliveries(deps, tx, tenantId, deliveries);
  }
  return inserted;
}

/** Whether it goes out by the channel: the shop has it on, the person has an address and has not been told too much today. */
export const isOnItsWay = (
  tx: TenantTransaction,
  of: { notificationId: string; channel: Channel },
): Promise<boolean> => hasDelivery(tx, of);

/** Whether a person has agreed to marketing by a channel. Asks nothing where none of the notices is marketing. */
async function marketingConsents(
  tx: TenantTransaction,
  notices: readonly Notice[],
): Promise<(recipient: string, channel: Channel) => boolean> {
  const profileCodes = notices.filter(({ kind }) => !isService(kind)).flatMap(({ recipients }) => recipients);
  const agreed = await agreedTo(tx, { profileCodes, purposes: channels.map(marketingPurposeOf) });
  return (recipient, channel) => agreed.has(`${recipient}/${marketingPurposeOf(channel)}`);
}

/** An SMS costs: a number gets so many in 24 hours, and the bell has the others. */
async function withinBounds(
  { config, clock }: Pick<Needs, 'config' | 'clock'>,
  tx: TenantTransaction,
  deliveries: readonly NewDelivery[],
): Promise<NewDelivery[]> {
  const addresses = [...new Set(deliveries.flatMap((one) => (one.channel === 'sms' ? one.address : [])))];
  if (addresses.length === 0) return [...deliveries];
  const since = new Date(clock().getTime() - 24 * HOUR_MS);
  const given = await countByAddress(tx, { channel: 'sms', addresses, since });
  return deliveries.filter(({ channel, address }) => {
    if (channel !== 'sms') return true;
    const many = (given.get(address) ?? 0) + 1;
    given.set(address, many);
    return many <= config.messagesPerDay.number;
  });
}

const personKey = ({ audience, recipient }: Person): string => `${audience}/${recipient}`;
const keyOf = (one: Person & { onceKey: string }): string => `${personKey(one)}/${one.onceKey}`;

type Wanted = {
  notice: Notice;
  rules: ShopRules;
  chosen: Preferences;
  address: Addresses;
  notificationId: string;
};

function deliveriesOf(
  { mail, clock }: Pick<Needs, 'mail' | 'clock'>,
  { notice, rules, chosen, address: { mobile, email }, notificationId }: Wanted,
): NewDelivery[] {
  const { usefulHours }: NotificationKind = notificationKinds[notice.kind];
  const expiresAt = new Date(notice.at.getTime() + usefulHours * HOUR_MS);
  const dueAt = afterQuietHours(clock(), quietHoursOf(rules, chosen));
  const language = notice.language ?? chosen.language;
  return channelsFor(notice.kind, { shop: rules.switches, person: chosen.switches }).flatMap((channel) => {
    const address = channel === 'sms' ? mobile : mail && email;
    if (!address || channel === notice.except) return [];
    return [{ notificationId, channel, address, language, dueAt, expiresAt }];
  });
}

function quietHoursOf(
  { quiet: ofShop }: Pick<ShopRules, 'quiet'>,
  { quietMode, quiet }: Preferences,
): QuietHours | undefined {
  if (quietMode === 'none') return undefined;
  return (quietMode === 'own' ? quiet : ofShop) ?? undefined;
}

/** One job for each channel and moment. */
async function enqueueDeliveries(
  { jobs }: Pick<Needs, 'jobs'>,
  tx: TenantTransaction,
  tenantId: string,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  const moments = new Map(deliveries.map((one) => [`${one.channel} ${one.dueAt.toISOString()}`, one]));
  for (const { channel, dueAt } of moments.values())
    // oxlint-disable-next-line no-await-in-loop -- two channels, and a few ends of quiet hours
    await jobs.enqueue(tx, DELIVERY_QUEUE, { tenantId, id: channel }, { startAfter: dueAt });
}

function publishTold(
  { events }: Pick<Dependencies, 'events'>,
  tenantId: string,
  told: readonly Told[],
): void {
  for (const { notificationId, ...person } of told)
    events.publish({
      live: {
        event: 'notification',
        rooms: [personRoom(tenantId, person)],
        data: { NotificationId: notificationId },
      },
    });
}

/** The staff whom a kind is for: whose role may open its page, and who work for the center if one is named. */
export async function staffToTell(
  deps: Pick<Dependencies, 'hasMerchantPage' | 'hasStaffRight'>,
  tx: TenantTransaction,
  { tenantId, kind, saleUnit }: { tenantId: string; kind: NotificationKindName; saleUnit?: string },
): Promise<string[]> {
  const may = await Promise.all(staffRoles.map((role) => isForRole(deps, { tenantId, kind, role })));
  const roles = staffRoles.filter((_, at) => may[at]);
  return findStaffToTell(tx, { roles, saleUnit });
}

/** Whether staff of that role are told of a kind. */
export async function isForRole(
  { hasMerchantPage, hasStaffRight }: Pick<Dependencies, 'hasMerchantPage' | 'hasStaffRight'>,
  { tenantId, kind, role }: { tenantId: string; kind: NotificationKindName; role: string },
): Promise<boolean> {
  const { page, right }: NotificationKind = notificationKinds[kind];
  if (right !== undefined && !(await hasStaffRight({ tenantId, role }, right))) return false;
  if (page === undefined) return true;
  const roles: readonly string[] = merchantPages[page].roles;
  return roles.includes(role) && hasMerchantPage({ tenantId, role }, page);
}
