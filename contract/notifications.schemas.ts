import { channels, notificationKindNames } from '#domain/notifications/kinds.ts';
import { z } from 'zod';
import { inAddress, type SchemasFor } from './common.schemas.ts';
import type { notificationCalls, shopNotificationCalls } from './notifications.calls.ts';

const kind = z.enum(notificationKindNames);
const channel = z.enum(channels);
/** Grows with time, so that a list goes on before the last one that it showed. */
const notificationId = z.string().regex(/^[1-9]\d{0,17}$/);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const notification = z.object({
  NotificationId: z.string(),
  Kind: kind,
  /** In the language of the call. */
  Title: z.string(),
  Body: z.string(),
  /** A page of the shop, without the language prefix; '' if there is none. */
  Link: z.string(),
  CreatedAt: z.iso.datetime(),
  ReadAt: z.iso.datetime().nullable(),
});

/** No more are counted. */
export const MOST_UNREAD = 100;
const unread = z.object({ Unread: z.int().max(MOST_UNREAD) });

const switches = z
  .array(z.object({ Kind: kind, Channel: channel, On: z.boolean() }))
  .max(notificationKindNames.length * channels.length);

/**
 * `shop`: the hours of the shop; `none`: at any time; `own`: from `From` until `Until` (exclusive, may go over midnight).
 * `own` needs both.
 */
const quiet = z.object({
  Mode: z.enum(['shop', 'none', 'own']),
  From: clock.nullable(),
  Until: clock.nullable(),
});
const language = z.enum(['th', 'en']);

const settings = z.object({
  Kinds: z.array(
    z.object({
      Kind: kind,
      Channels: z.array(
        z.object({
          Channel: channel,
          On: z.boolean(),
          /** Why nothing comes this way, whatever the person chooses: the shop does not send it, or has no address. */
          Never: z.enum(['shop', 'address']).nullable(),
        }),
      ),
    }),
  ),
  Quiet: quiet,
  /** The hours of the shop; null if it has none. */
  ShopQuiet: z.object({ From: clock, Until: clock }).nullable(),
  /** What SMS and e-mails are written in. */
  Language: language,
  /** Where they go, partly hidden; null if there is no address. */
  Addresses: z.object({ sms: z.string().nullable(), email: z.string().nullable() }),
});

/** Both or none. */
const shopQuiet = z.object({ From: clock, Until: clock }).nullable();

const shopSettings = z.object({
  Kinds: z.array(
    z.object({
      Kind: kind,
      Audience: z.enum(['customer', 'staff']),
      Channels: z.array(z.object({ Channel: channel, On: z.boolean() })),
    }),
  ),
  Quiet: shopQuiet,
  /** Minutes after which staff are told of an order that nobody has approved; 0: never. */
  WaitingMinutes: z.int(),
  /** Pieces; staff are told when a product's stock at a center falls below it; 0: never. */
  LowStock: z.int(),
  Channels: z.array(
    z.object({
      Channel: channel,
      /** `off`: the installation has no provider for it. */
      State: z.enum(['working', 'down', 'off']),
      DownSince: z.iso.datetime().nullable(),
      /** Messages that wait to be sent, counted to 1000. */
      Waiting: z.int(),
    }),
  ),
  /** Changes with every save; the next save names the one that it was made from. */
  Version: z.int(),
});

export const notificationSchemas = {
  notifications: {
    summary: 'What the caller was told, the newest first',
    query: z.object({
      /** Only older ones than this. */
      before: notificationId.optional(),
      take: inAddress(z.int().min(1).max(50)).default(20),
    }),
    answer: z.object({ Data: z.array(notification), HasMore: z.boolean() }),
  },
  unreadNotifications: { summary: 'How many the caller has not read', answer: unread },
  readNotifications: {
    summary: 'Mark some as read, or all up to one; answers how many are left',
    body: z.union([
      z.object({ Ids: z.array(notificationId).min(1).max(50) }),
      z.object({ UpTo: notificationId }),
    ]),
    answer: unread,
  },
  notificationSettings: { summary: 'What reaches the caller, when and where', answer: settings },
  saveNotificationSettings: {
    summary: "Save the caller's choices; what is not named stays",
    body: z.object({ Switches: switches, Quiet: quiet, Language: language }),
    answer: settings,
    errors: ['QUIET_HOURS_INCOMPLETE'],
  },
  shopNotificationSettings: {
    summary: 'What the shop sends, and how its channels are',
    answer: shopSettings,
  },
  saveShopNotificationSettings: {
    summary: 'Save what the shop sends; what is not named stays',
    body: z.object({
      Switches: switches,
      Quiet: shopQuiet,
      WaitingMinutes: z.int().min(0).max(1440),
      LowStock: z.int().min(0).max(1_000_000),
      Version: z.int().min(0).max(2_000_000_000),
    }),
    answer: shopSettings,
    errors: ['NOTIFICATION_SETTINGS_CHANGED'],
  },
} satisfies SchemasFor<typeof notificationCalls & typeof shopNotificationCalls>;
