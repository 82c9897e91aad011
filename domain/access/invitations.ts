/** Whom staff may invite to sign in, how, and how often. */

export const invitationWays = ['sms', 'link'] as const;
export type InvitationWay = (typeof invitationWays)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A link leads on for this long, or until its owner has signed in. */
export const INVITATION_MS = 14 * DAY_MS;
/** SMS to one person: no two within a day, and no more than three in this time. */
export const COUNTED_MS = 30 * DAY_MS;
const MOST_COUNTED = 3;

/** SMS of a day in Bangkok: of one person without the right to manage customers, and of a shop, whose orders send SMS too. */
export const MOST_OF_PERSON = 100;
export const MOST_OF_SHOP = 1000;

/** Why not; those of SMS alone do not keep anybody from a link. */
export const invitationObstacles = ['disabled', 'signedIn', 'noNumber', 'today', 'enough'] as const;
export type InvitationObstacle = (typeof invitationObstacles)[number];

export type Invitee = {
  status: string;
  mobile: string | null;
  hasSignedIn: boolean;
  /** When SMS were sent to invite them in the last 30 days, the latest first. */
  sentAt: readonly Date[];
};

export function invitationObstacle(
  { status, mobile, hasSignedIn, sentAt }: Invitee,
  { way, now }: { way: InvitationWay; now: Date },
): InvitationObstacle | undefined {
  if (hasSignedIn) return 'signedIn';
  if (status !== 'active') return 'disabled';
  if (mobile === null) return 'noNumber';
  if (way === 'link') return undefined;
  const ages = sentAt.map((at) => now.getTime() - at.getTime()).filter((age) => age < COUNTED_MS);
  if (ages.length >= MOST_COUNTED) return 'enough';
  return ages.some((age) => age < DAY_MS) ? 'today' : undefined;
}

/** When another SMS may be sent to somebody who has had one today, or enough of them. */
export function nextInvitation(sentAt: readonly Date[], now: Date): Date {
  const times = sentAt.map((at) => at.getTime()).filter((at) => now.getTime() - at < COUNTED_MS);
  const [latest = now.getTime() - DAY_MS] = times;
  const third = times[MOST_COUNTED - 1];
  return new Date(Math.max(latest + DAY_MS, third === undefined ? 0 : third + COUNTED_MS));
}
