import { defineCalls } from './define.ts';

/** What a person was told: the bell, what is read, and what reaches them by SMS or e-mail. Own ones only. */
export const notificationCalls = defineCalls({
  notifications: { method: 'GET', path: '/api/notifications', who: ['customer', 'staff'] },
  unreadNotifications: { method: 'GET', path: '/api/notifications/unread', who: ['customer', 'staff'] },
  readNotifications: {
    method: 'POST',
    path: '/api/notifications/read',
    who: ['customer', 'staff'],
    outlivesPage: true,
  },
  notificationSettings: { method: 'GET', path: '/api/notifications/settings', who: ['customer', 'staff'] },
  saveNotificationSettings: {
    method: 'PUT',
    path: '/api/notifications/settings',
    who: ['customer', 'staff'],
  },
});

/** What the whole shop sends; with the merchant area alone. */
export const shopNotificationCalls = defineCalls({
  shopNotificationSettings: {
    method: 'GET',
    path: '/api/merchant/notifications/settings',
    who: ['superAdmin'],
    page: 'shopNotifications',
  },
  saveShopNotificationSettings: {
    method: 'PUT',
    path: '/api/merchant/notifications/settings',
    who: ['superAdmin'],
    page: 'shopNotifications',
  },
});
