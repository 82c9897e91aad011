/** The calls of notifications, for the tests of all calls. None takes whose they are; what is read is tried in notifications.test.ts. */
import { expect } from 'vitest';
import type { notificationCalls, shopNotificationCalls } from '#contract/notifications.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';

const none = (answer: unknown) => expect(answer).toEqual({ Data: [], HasMore: false });
const noUnread = (answer: unknown) => expect(answer).toEqual({ Unread: 0 });
/** The first person's notification, whatever it is. */
const ids = { body: { Ids: ['1'] } };
const SWITCH = { Kind: 'order.delivered', Channel: 'sms', On: false } as const;
const own = {
  body: { Switches: [SWITCH], Quiet: { Mode: 'own', From: '21:00', Until: '08:00' }, Language: 'th' },
};
/** Whoever reads, it is their own. */
const ownAddress = (answer: unknown) =>
  expect(answer).toMatchObject({
    Language: 'th',
    Addresses: { sms: expect.stringMatching(/^08[13]•••000[123]$/) },
  });
const shopRules = {
  body: {
    Switches: [SWITCH],
    Quiet: { From: '21:00', Until: '08:00' },
    WaitingMinutes: 30,
    LowStock: 10,
    Version: 0,
  },
};

export const notificationCallTests: CallTests<typeof notificationCalls & typeof shopNotificationCalls> = {
  notifications: {
    may: ['customer', 'salesman', 'superAdmin'],
    sample: { query: { take: '5' } },
    crossTenant: [{ given: {}, hears: none }],
    crossCustomer: [{ given: {}, hears: none }],
    crossCenter: [{ given: {}, hears: none }],
  },
  unreadNotifications: {
    may: ['customer', 'salesman', 'superAdmin'],
    sample: {},
    crossTenant: [{ given: {}, hears: noUnread }],
    crossCustomer: [{ given: {}, hears: noUnread }],
    crossCenter: [{ given: {}, hears: noUnread }],
  },
  readNotifications: {
    may: ['customer', 'salesman', 'superAdmin'],
    sample: ids,
    crossTenant: [{ given: ids, hears: noUnread }],
    crossCustomer: [{ given: ids, hears: noUnread }],
    crossCenter: [{ given: ids, hears: noUnread }],
  },
  notificationSettings: {
    may: ['customer', 'salesman', 'superAdmin'],
    sample: {},
    crossTenant: [{ given: {}, hears: ownAddress }],
    crossCustomer: [{ given: {}, hears: ownAddress }],
    crossCenter: [{ given: {}, hears: ownAddress }],
  },
  saveNotificationSettings: {
    may: ['customer', 'salesman', 'superAdmin'],
    sample: own,
    // It takes no id: everybody has these settings.
    crossTenant: [],
    crossCustomer: [],
    crossCenter: [],
  },
  shopNotificationSettings: {
    may: ['superAdmin'],
    sample: {},
    crossTenant: [
      { as: 'superAdmin', given: {}, hears: (answer) => expect(answer).toMatchObject({ Version: 0 }) },
    ],
    crossCenter: [{ given: {}, hears: '403 NOT_ALLOWED' }],
  },
  saveShopNotificationSettings: {
    may: ['superAdmin'],
    sample: shopRules,
    // It takes no id: every tenant has these settings.
    crossTenant: [],
    crossCenter: [{ given: shopRules, hears: '403 NOT_ALLOWED' }],
  },
};
