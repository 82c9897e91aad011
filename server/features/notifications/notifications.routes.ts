import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import {
  notificationSettings,
  saveNotificationSettings,
  saveShopNotificationSettings,
  shopNotificationSettings,
} from './notification-settings.usecases.ts';
import { defineDeliveryJobs } from './notifications.delivering.usecases.ts';
import { roomsOfNotifications } from './notifications.rooms.usecases.ts';
import { listNotifications, readNotifications, unreadNotifications } from './notifications.usecases.ts';

export function addNotificationRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'notifications', (call) => listNotifications(deps, call, call.query));
  serveCall(app, deps, 'unreadNotifications', ({ visitor }) => unreadNotifications(deps, visitor));
  serveCall(app, deps, 'readNotifications', ({ visitor, body }) => readNotifications(deps, visitor, body));
  serveCall(app, deps, 'notificationSettings', ({ visitor }) => notificationSettings(deps, visitor));
  serveCall(app, deps, 'saveNotificationSettings', ({ visitor, body }) =>
    saveNotificationSettings(deps, visitor, body),
  );
  serveCall(app, deps, 'shopNotificationSettings', ({ tenantId }) =>
    shopNotificationSettings(deps, tenantId),
  );
  serveCall(app, deps, 'saveShopNotificationSettings', ({ visitor, body }) =>
    saveShopNotificationSettings(deps, visitor, body),
  );
  deps.rooms.define((visitor) => roomsOfNotifications(deps, visitor));
  defineDeliveryJobs(deps);
}
