/**
 * What is known of one try to pay, put together from what was said of it: by the provider's callback, the buyer's return, our own
 * looking, staff. What comes out is the same whatever the order in which things are said, and however often: each part only ever
 * grows (the further state, the higher sum).
 */

export const attemptStates = [
  /** Written, and not yet known to the provider. */
  'starting',
  'pending',
  'authorised',
  'failed',
  'expired',
  'canceled',
  'succeeded',
  'refunded',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** One thing that was said. In satang. */
export type Said = {
  state: Exclude<AttemptState, 'starting'> | 'unknown';
  /** Undefined: it was not said how much, so it is what was asked for. */
  satang: number | undefined;
  currency: string;
  refundedSatang: number;
};

export type Attempt = {
  state: AttemptState;
  /** What was asked for. */
  satang: number;
  /** The most that is known to have come, in baht. */
  receivedSatang: number;
  /** The most that is known to have been paid back. */
  refundedSatang: number;
};

const rankOf = (state: AttemptState): number => attemptStates.indexOf(state);
const further = (one: AttemptState, other: AttemptState): AttemptState =>
  rankOf(one) < rankOf(other) ? other : one;

/** Money has come by what is said, in a currency that the shop takes. */
const hasCome = ({ state }: Said): boolean => state === 'succeeded' || state === 'refunded';
const isBaht = ({ currency }: Said): boolean => currency === 'THB';

/** Whether it says that money came in another currency: nothing of the attempt changes, a person decides. */
export const isForeign = (said: Said): boolean => hasCome(said) && !isBaht(said);

export function withSaid<Known extends Attempt>(attempt: Known, said: Said): Known {
  if (said.state === 'unknown' || isForeign(said)) return attempt;
  const came = hasCome(said) ? (said.satang ?? attempt.satang) : 0;
  const back = isBaht(said) ? said.refundedSatang : 0;
  const refundedSatang = Math.max(attempt.refundedSatang, back);
  // What was paid back had come, in whichever order one hears of it.
  const receivedSatang = Math.max(attempt.receivedSatang, came, refundedSatang);
  const heard = refundedSatang > 0 ? further(said.state, 'refunded') : said.state;
  return { ...attempt, state: further(attempt.state, heard), receivedSatang, refundedSatang };
}

/** The same said again is this text again. */
export const textOf = ({ state, satang, currency, refundedSatang }: Said): string =>
  `${state} ${satang ?? '-'} ${currency} ${refundedSatang}`;

/** Whether the buyer may still pay it. */
export const isOpen = (state: AttemptState): boolean => rankOf(state) < rankOf('failed');

/** Whether what came is the sum that was asked for; any other waits for a person. */
export const isAsAsked = ({ satang, receivedSatang }: Attempt): boolean => receivedSatang === satang;
