import { describe, expect, test } from 'vitest';
import { agoOf, badgeText, isNewer, mergeNewest, unreadText } from './notification-rules.ts';
import type { Notification } from './notifications.queries.ts';

const one = (NotificationId: string, ReadAt: string | null = null): Notification => ({
  NotificationId,
  Kind: 'order.shipped',
  Title: 'On its way',
  Body: '',
  Link: '',
  CreatedAt: '2026-11-21T03:00:00.000Z',
  ReadAt,
});
const ids = (all: readonly Notification[]) => all.map(({ NotificationId }) => NotificationId);
const READ = '2026-11-21T04:00:00.000Z';

describe('B-94h notifications in the browser', () => {
  test('an id with more digits is newer', () => {
    expect(isNewer('10', '9')).toBe(true);
    expect(isNewer('9', '10')).toBe(false);
    expect(isNewer('12', '11')).toBe(true);
    expect(isNewer('11', '11')).toBe(false);
  });

  test('what came since is apart from what is shown, and marks of either are kept', () => {
    const { known, came } = mergeNewest(
      [one('10'), one('9', READ), one('8')],
      [one('12'), one('11', READ), one('10', READ), one('9')],
    );
    expect(ids(came)).toEqual(['12', '11']);
    expect(known.map(({ ReadAt }) => ReadAt)).toEqual([READ, READ, null]);
  });

  test('everything is new to an empty list', () => {
    expect(ids(mergeNewest([], [one('1')]).came)).toEqual(['1']);
  });

  test('a badge shows one digit, its name says up to 99', () => {
    expect([1, 9, 10, 100].map(badgeText)).toEqual(['1', '9', '9+', '9+']);
    expect([1, 99, 100].map(unreadText)).toEqual(['1', '99', '99+']);
  });

  test.each([
    ['2026-11-21T02:59:01Z', 'now'],
    ['2026-11-21T03:00:10Z', 'now'],
    ['2026-11-21T02:59:00Z', { unit: 'minute', count: 1 }],
    ['2026-11-21T02:00:01Z', { unit: 'minute', count: 59 }],
    ['2026-11-21T02:00:00Z', { unit: 'hour', count: 1 }],
    ['2026-11-20T03:00:00Z', { unit: 'day', count: 1 }],
    ['2026-11-14T03:00:01Z', { unit: 'day', count: 6 }],
    ['2026-11-14T03:00:00Z', 'long'],
  ])('what was at %s is told as %j', (at, ago) => {
    expect(agoOf(new Date(at), new Date('2026-11-21T03:00:00Z'))).toEqual(ago);
  });
});
