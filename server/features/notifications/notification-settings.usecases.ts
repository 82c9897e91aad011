/** What reaches whom, when and by which channel: the choices of a person, and those of the shop. */
import {
  channels,
  isChosenByKind,
  isSwitchedOn,
  kindsFor,
  notificationKindNames,
  notificationKinds,
  type Channel,
  type NotificationKindName,
  type Switches,
} from '#domain/notifications/kinds.ts';
import { clockOf, minutesOf, type QuietHours } from '#domain/notifications/quiet-hours.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { countWaiting, findChannels } from './deliveries.queries.ts';
import {
  findAddresses,
  findPreferences,
  findShopRules,
  noPreferences,
  saveShopRules,
  upsertPreferences,
  type ShopRules,
} from './notification-settings.queries.ts';
import type { Person } from './notifications.queries.ts';
import { hiddenEmail, hiddenMobile } from './notifications.rules.ts';
import { isForRole } from './notifications.telling.usecases.ts';
import { callingPerson, heldCaller } from './notifications.rooms.usecases.ts';

type Settings = CallAnswer<'notificationSettings'>;
type ShopSettings = CallAnswer<'shopNotificationSettings'>;
type Body = CallParsed<'saveNotificationSettings'>['body'];
type ShopBody = CallParsed<'saveShopNotificationSettings'>['body'];

/** As far as they are counted. */
const MOST_WAITING = 1000;

/** The caller's own choices. */
export async function notificationSettings(
  deps: Pick<Dependencies, 'database' | 'mail' | 'hasMerchantPage' | 'hasStaffRight'>,
  visitor: Visitor,
): Promise<Settings> {
  const kinds = await kindsOf(deps, visitor);
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => readSettings(deps, tx, { person: await callingPerson(tx, visitor), kinds }),
    { readOnly: true },
  );
}

/** Of staff, those that their role is told. */
async function kindsOf(
  deps: Pick<Dependencies, 'hasMerchantPage' | 'hasStaffRight'>,
  { tenantId, role, kind: visitorKind }: Visitor,
): Promise<NotificationKindName[]> {
  if (visitorKind !== 'staff') return kindsFor('customer').filter(isChosenByKind);
  const kinds = kindsFor('staff');
  const may = await Promise.all(kinds.map((kind) => isForRole(deps, { tenantId, kind, role })));
  return kinds.filter((_, at) => may[at]);
}

async function readSettings(
  { mail }: Pick<Dependencies, 'mail'>,
  tx: TenantTransaction,
  { person, kinds }: { person: Person; kinds: readonly NotificationKindName[] },
): Promise<Settings> {
  const [rules, [chosen = noPreferences], [address]] = await Promise.all([
    findShopRules(tx),
    findPreferences(tx, [person]),
    findAddresses(tx, [person]),
  ]);
  const { mobile, email } = address ?? {};
  const has = { sms: Boolean(mobile), email: Boolean(email) };
  const never = (kind: NotificationKindName, channel: Channel) => {
    if (!isSwitchedOn(rules.switches, kind, channel) || (channel === 'email' && !mail)) return 'shop';
    return has[channel] ? null : 'address';
  };
  return {
    Kinds: kinds.map((Kind) => ({
      Kind,
      Channels: channels.map((Channel) => ({
        Channel,
        On: chosen.switches[`${Kind}:${Channel}`] !== false,
        Never: never(Kind, Channel),
      })),
    })),
    Quiet: { Mode: chosen.quietMode, ...shownHours(chosen.quiet) },
    ShopQuiet: rules.quiet && shownSpan(rules.quiet),
    Language: chosen.language,
    Addresses: {
      sms: mobile ? hiddenMobile(mobile) : null,
      email: email ? hiddenEmail(email) : null,
    },
  };
}

const shownSpan = ({ from, until }: QuietHours) => ({ From: clockOf(from), Until: clockOf(until) });
const shownHours = (quiet: QuietHours | null) => (quiet ? shownSpan(quiet) : { From: null, Until: null });

const hoursOf = ({ From, Until }: { From: string | null; Until: string | null }): QuietHours | null =>
  From === null || Until === null ? null : { from: minutesOf(From), until: minutesOf(Until) };

const switchesOf = (switches: Body['Switches'], allowed: readonly NotificationKindName[]): Switches =>
  Object.fromEntries(
    switches
      .filter(({ Kind }) => allowed.includes(Kind))
      .map(({ Kind, Channel, On }) => [`${Kind}:${Channel}`, On]),
  );

/** Throws 400 QUIET_HOURS_INCOMPLETE for own hours without both ends, or without a span between them. */
export async function saveNotificationSettings(
  deps: Pick<Dependencies, 'database' | 'mail' | 'hasMerchantPage' | 'hasStaffRight'>,
  visitor: Visitor,
  { Switches: asked, Quiet, Language: language }: Body,
): Promise<Settings> {
  const { tenantId } = visitor;
  const kinds = await kindsOf(deps, visitor);
  const quiet = hoursOf(Quiet);
  if (Quiet.Mode === 'own' && (quiet === null || quiet.from === quiet.until)) {
    const field = Quiet.From === null ? 'Quiet.From' : 'Quiet.Until';
    throw badRequest('QUIET_HOURS_INCOMPLETE', { fields: { [field]: 'QUIET_HOURS_INCOMPLETE' } });
  }
  return deps.database.inTenant(tenantId, async (tx) => {
    const person = await heldCaller(tx, visitor);
    const switches = switchesOf(asked, kinds);
    await upsertPreferences(tx, tenantId, person, { switches, quietMode: Quiet.Mode, quiet, language });
    return readSettings(deps, tx, { person, kinds });
  });
}

/** What the shop sends, and how its channels are. */
export const shopNotificationSettings = (
  deps: Pick<Dependencies, 'database' | 'mail'>,
  tenantId: string,
): Promise<ShopSettings> =>
  deps.database.inTenant(tenantId, (tx) => readShopSettings(deps, tx), { readOnly: true });

async function readShopSettings(
  { mail }: Pick<Dependencies, 'mail'>,
  tx: TenantTransaction,
): Promise<ShopSettings> {
  const [rules, states, waiting] = await Promise.all([
    findShopRules(tx),
    findChannels(tx),
    Promise.all(channels.map((channel) => countWaiting(tx, channel, MOST_WAITING))),
  ]);
  return {
    ...shownRules(rules),
    Channels: channels.map((Channel, at) => {
      const downSince = states.find(({ channel }) => channel === Channel)?.downSince ?? null;
      const isOff = Channel === 'email' && !mail;
      return {
        Channel,
        State: isOff ? 'off' : downSince ? 'down' : 'working',
        DownSince: downSince?.toISOString() ?? null,
        Waiting: waiting[at] ?? 0,
      };
    }),
  };
}

const shownRules = ({ switches, quiet, waitingMinutes, lowStock, version }: ShopRules) => ({
  Kinds: notificationKindNames.map((Kind) => ({
    Kind,
    Audience: notificationKinds[Kind].audience,
    Channels: channels.map((Channel) => ({ Channel, On: isSwitchedOn(switches, Kind, Channel) })),
  })),
  Quiet: quiet && shownSpan(quiet),
  WaitingMinutes: waitingMinutes,
  LowStock: lowStock,
  Version: version,
});

/** Throws 409 NOTIFICATION_SETTINGS_CHANGED if somebody else saved since `Version` was read. */
export async function saveShopNotificationSettings(
  deps: Pick<Dependencies, 'database' | 'mail' | 'clock'>,
  visitor: Visitor,
  { Switches: asked, Quiet, WaitingMinutes, LowStock, Version: version }: ShopBody,
): Promise<ShopSettings> {
  const { tenantId } = visitor;
  return deps.database.inTenant(tenantId, async (tx) => {
    const before = await findShopRules(tx);
    const isSaved = await saveShopRules(tx, tenantId, {
      switches: switchesOf(asked, notificationKindNames),
      quiet: Quiet && hoursOf(Quiet),
      waitingMinutes: WaitingMinutes,
      lowStock: LowStock,
      version,
    });
    if (!isSaved) throw conflict('NOTIFICATION_SETTINGS_CHANGED');
    await writeAudit(deps, tx, {
      visitor,
      action: 'setting.notifications',
      subject: 'setting/notifications',
      before: logged(before),
      after: logged(await findShopRules(tx)),
    });
    return readShopSettings(deps, tx);
  });
}

/** As the log keeps it. */
function logged(rules: ShopRules) {
  const sentBy = (channel: Channel) =>
    notificationKindNames.filter((kind) => isSwitchedOn(rules.switches, kind, channel));
  const { quiet } = rules;
  return {
    SentBySms: sentBy('sms'),
    SentByEmail: sentBy('email'),
    QuietHours: quiet ? `${clockOf(quiet.from)}–${clockOf(quiet.until)}` : '',
    WaitingMinutes: rules.waitingMinutes,
    LowStock: rules.lowStock,
  };
}

/** When staff are told of orders that wait and of stock that runs low. */
export const shopRulesOf = (tx: TenantTransaction): Promise<Pick<ShopRules, 'waitingMinutes' | 'lowStock'>> =>
  findShopRules(tx);
