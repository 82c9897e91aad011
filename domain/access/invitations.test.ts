import { describe, expect, test } from 'vitest';
import { invitationObstacle, nextInvitation, type Invitee } from './invitations.ts';

const now = new Date('2026-03-20T05:00:00Z');
const hoursAgo = (...hours: number[]) => hours.map((one) => new Date(now.getTime() - one * 3_600_000));
const invitee = (more: Partial<Invitee> = {}): Invitee => ({
  status: 'active',
  mobile: '0810000001',
  hasSignedIn: false,
  sentAt: [],
  ...more,
});
const bySms = (more: Partial<Invitee>) => invitationObstacle(invitee(more), { way: 'sms', now });
const byLink = (more: Partial<Invitee>) => invitationObstacle(invitee(more), { way: 'link', now });

describe('R-48 who is invited', () => {
  test.each([
    [{}, undefined, undefined],
    [{ hasSignedIn: true, status: 'disabled' }, 'signedIn', 'signedIn'],
    [{ status: 'disabled' }, 'disabled', 'disabled'],
    [{ status: 'pending' }, 'disabled', 'disabled'],
    [{ mobile: null }, 'noNumber', 'noNumber'],
    [{ sentAt: hoursAgo(23.9) }, 'today', undefined],
    [{ sentAt: hoursAgo(24) }, undefined, undefined],
    [{ sentAt: hoursAgo(25, 300) }, undefined, undefined],
    [{ sentAt: hoursAgo(25, 300, 719) }, 'enough', undefined],
    [{ sentAt: hoursAgo(1, 300, 719) }, 'enough', undefined],
    [{ sentAt: hoursAgo(25, 300, 720) }, undefined, undefined],
  ] satisfies [Partial<Invitee>, unknown, unknown][])('%j: by SMS %s, by link %s', (more, sms, link) => {
    expect(bySms(more)).toBe(sms);
    expect(byLink(more)).toBe(link);
  });

  test.each([
    [hoursAgo(1), '2026-03-21T04:00:00.000Z'],
    [hoursAgo(1, 300), '2026-03-21T04:00:00.000Z'],
    [hoursAgo(30, 300, 718), '2026-03-20T07:00:00.000Z'],
    [hoursAgo(1, 300, 718), '2026-03-21T04:00:00.000Z'],
  ])('after SMS of %j there may be one from %s', (sentAt, from) => {
    expect(nextInvitation(sentAt, now).toISOString()).toBe(from);
    expect(bySms({ sentAt })).toBeDefined();
    const then = { way: 'sms', now: new Date(from) } as const;
    expect(invitationObstacle(invitee({ sentAt }), then)).toBeUndefined();
  });
});
