import type { Notification } from './notifications.queries.ts';

/** Ids are whole numbers as text, and grow with time. */
export function isNewer(id: string, than: string): boolean {
  return id.length === than.length ? id > than : id.length > than.length;
}

/** The shown ones with what was read since, and those that came since, the newest first. */
export function mergeNewest(
  shown: readonly Notification[],
  newest: readonly Notification[],
): { known: Notification[]; came: Notification[] } {
  const now = new Map(newest.map((one) => [one.NotificationId, one]));
  const top = shown[0]?.NotificationId ?? '0';
  return {
    known: shown.map((one) => ({
      ...one,
      ReadAt: one.ReadAt ?? now.get(one.NotificationId)?.ReadAt ?? null,
    })),
    came: newest.filter(({ NotificationId }) => isNewer(NotificationId, top)),
  };
}

/** What a badge has room for. */
export const badgeText = (unread: number): string => (unread > 9 ? '9+' : String(unread));
/** As it is said: the shop counts no further than 100. */
export const unreadText = (unread: number): string => (unread > 99 ? '99+' : String(unread));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type Ago = { unit: 'minute' | 'hour' | 'day'; count: number } | 'now' | 'long';

/** How long ago something was, in whole units; `long` after a week, where a date says more. */
export function agoOf(at: Date, now: Date): Ago {
  const passed = now.getTime() - at.getTime();
  if (passed < MINUTE_MS) return 'now';
  if (passed < HOUR_MS) return { unit: 'minute', count: Math.floor(passed / MINUTE_MS) };
  if (passed < DAY_MS) return { unit: 'hour', count: Math.floor(passed / HOUR_MS) };
  if (passed < 7 * DAY_MS) return { unit: 'day', count: Math.floor(passed / DAY_MS) };
  return 'long';
}
