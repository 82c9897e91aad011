/** The feature's interface for other features. */
export { isOnItsWay, notify, staffToTell, type Notice } from './notifications.telling.usecases.ts';
export { shopRulesOf } from './notification-settings.usecases.ts';
