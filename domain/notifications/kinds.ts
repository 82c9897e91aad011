/** What people are notified of: for whom, why, and by which channels besides the bell. */
import type { MerchantPageName } from '../access/merchant-pages.ts';
import type { StaffRight } from '../access/rights.ts';

/** Ways to reach a person outside the shop. The bell in the shop is no channel: it always has the notification. */
export const channels = ['sms', 'email'] as const;
export type Channel = (typeof channels)[number];

export type Audience = 'customer' | 'staff';
/** `service` belongs to an order or an account. `marketing` needs the person's consent. */
export type Purpose = 'service' | 'marketing';

export type NotificationKind = {
  audience: Audience;
  purpose: Purpose;
  /** The channels that are on until the shop or the person switches them off; the others are off until switched on. */
  channelsOn: readonly Channel[];
  /** An SMS has the way to it: a link makes it longer, and costs. */
  linkInSms?: true;
  /** Of staff, who may open this page is told. */
  page?: MerchantPageName;
  /** And who has this right. */
  right?: StaffRight;
  /** Told to who has not signed in yet: only the shop switches it. */
  beforeSignIn?: true;
  /** Sent by a channel no later than this after it happened. */
  usefulHours: number;
};

const order = (channelsOn: readonly Channel[]) =>
  ({ audience: 'customer', purpose: 'service', channelsOn, usefulHours: 48 }) as const;

export const notificationKinds = {
  'order.placed': order(['sms', 'email']),
  'order.approved': order([]),
  'order.shipped': { ...order(['sms', 'email']), linkInSms: true },
  'order.changed': order(['sms', 'email']),
  'order.noted': order(['email']),
  'order.failed': { ...order(['sms', 'email']), linkInSms: true },
  'order.delivered': order(['email']),
  'order.canceled': order(['sms', 'email']),
  'order.returned': order(['email']),
  'orders.waiting': {
    audience: 'staff',
    purpose: 'service',
    channelsOn: [],
    page: 'salesOrders',
    usefulHours: 12,
  },
  /** The time to pay is over, and something of the payment is not: a person looks at it. */
  'payments.waiting': {
    audience: 'staff',
    purpose: 'service',
    channelsOn: [],
    page: 'salesOrders',
    usefulHours: 24,
  },
  'stock.low': { audience: 'staff', purpose: 'service', channelsOn: [], page: 'lowStock', usefulHours: 24 },
  /** What staff decided about a registration: to whom it let in or refused. */
  'registration.decided': {
    audience: 'customer',
    purpose: 'service',
    channelsOn: ['sms', 'email'],
    usefulHours: 72,
    linkInSms: true,
  },
  /**
   * An account waits for its owner. A service message: it offers nothing, is about the account alone, and goes to who has
   * not been able to agree to anything yet. So it is bounded (`domain/access/invitations.ts`).
   */
  'account.invitation': {
    audience: 'customer',
    purpose: 'service',
    channelsOn: ['sms'],
    usefulHours: 24,
    linkInSms: true,
    beforeSignIn: true,
  },
  /** The day has come on which somebody wanted to be reminded of their pet. */
  'pet.reminder': {
    audience: 'customer',
    purpose: 'service',
    channelsOn: ['sms', 'email'],
    usefulHours: 10,
  },
  /** The words of something that was agreed to or refused have changed. */
  'consent.changed': {
    audience: 'customer',
    purpose: 'service',
    channelsOn: [],
    usefulHours: 72,
  },
  /** What the shop offers and tells of itself: to who agreed to it, by the channels agreed to. */
  'shop.offer': {
    audience: 'customer',
    purpose: 'marketing',
    channelsOn: ['sms', 'email'],
    usefulHours: 48,
    linkInSms: true,
  },
  /** Somebody registered and waits. */
  'registration.waiting': {
    audience: 'staff',
    purpose: 'service',
    channelsOn: [],
    page: 'customers',
    right: 'approveCustomers',
    usefulHours: 24,
  },
  /** Somebody wants to sell for the shop. */
  'application.waiting': {
    audience: 'staff',
    purpose: 'service',
    channelsOn: [],
    page: 'applications',
    usefulHours: 24,
  },
  /** Long work is done: to who started it. */
  'run.ended': { audience: 'staff', purpose: 'service', channelsOn: [], page: 'runs', usefulHours: 24 },
  'channel.down': {
    audience: 'staff',
    purpose: 'service',
    channelsOn: ['email'],
    page: 'shopNotifications',
    usefulHours: 24,
  },
} as const satisfies Record<string, NotificationKind>;

export type NotificationKindName = keyof typeof notificationKinds;
export const notificationKindNames = Object.keys(notificationKinds) as NotificationKindName[];
export const kindsFor = (audience: Audience): NotificationKindName[] =>
  notificationKindNames.filter((kind) => notificationKinds[kind].audience === audience);

const isOfPurpose =
  (purpose: Purpose) =>
  (kind: NotificationKindName): boolean =>
    notificationKinds[kind].purpose === purpose;
export const isService = isOfPurpose('service');
/** What a person switches by kind; marketing is chosen by consent. */
export const isChosenByKind = (kind: NotificationKindName): boolean => {
  const { beforeSignIn }: NotificationKind = notificationKinds[kind];
  return isService(kind) && beforeSignIn === undefined;
};
export const marketingKindNames = notificationKindNames.filter(isOfPurpose('marketing'));

/** Channels that were switched on or off: `order.shipped:sms`. What is not named is as the kind has it. */
export type Switches = Readonly<Partial<Record<`${NotificationKindName}:${Channel}`, boolean>>>;

/** Whether the shop, or a person, wants this kind by this channel. */
export function isSwitchedOn(switches: Switches, kind: NotificationKindName, channel: Channel): boolean {
  const byDefault: readonly Channel[] = notificationKinds[kind].channelsOn;
  return switches[`${kind}:${channel}`] ?? byDefault.includes(channel);
}

/** Whether it may be told at all: what belongs to an order always, marketing only to who has agreed to it. */
export const mayBeTold = (purpose: Purpose, { hasConsent }: { hasConsent: boolean }): boolean =>
  purpose === 'service' || hasConsent;

/** The channels by which a person is told, besides the bell: a person can only switch off what the shop sends. */
export const channelsFor = (
  kind: NotificationKindName,
  { shop, person }: { shop: Switches; person: Switches },
): Channel[] =>
  channels.filter((channel) => isSwitchedOn(shop, kind, channel) && person[`${kind}:${channel}`] !== false);
