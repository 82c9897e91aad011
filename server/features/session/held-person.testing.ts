/** Calls of a customer that are answered in another way once the customer is merged or erased. */
import type { CallName } from '#contract/calls.ts';

const READS = 'reads, and is asked by POST';
const NOT_THERE =
  'is told that it is not there, before anything is written; in the race below it gets further';
const NO_ORDER = 'asks for an order of theirs: a due one forbids erasing, and merging moves it';
/** What a customer may send who is gone, and what it is answered; each with the reason. Everything else is `OVER`. */
export const OTHERWISE: Partial<Record<CallName, string>> = {
  customerProfile: READS,
  points: READS,
  pets: READS,
  questionGroups: READS,
  webConfigItems: READS,
  listProducts: READS,
  hierarchyAll: READS,
  matchQuickOrder: READS,
  whatsNew: READS,
  deliveryAddresses: READS,
  allProvinces: READS,
  applicablePromotions: READS,
  couponsByCustomer: READS,
  checkCouponValid: READS,
  couponsForCart: READS,
  quote: READS,
  releaseStock: 'gives back what nobody holds any more',
  endActing: 'ends a session',
  requestProofCode: 'writes nothing of a customer: the code goes to nobody',
  requestMobileCode: 'writes nothing of a customer: they do not prove who they are',
  changeOwnMobile: 'asks for the ticket first; below it has one',
  placeOrder: NOT_THERE,
  reserveStock: NOT_THERE,
  putCart: NOT_THERE,
  changeOwnPassword: NOT_THERE,
  setPetPicture: NOT_THERE,
  startPayment: NO_ORDER,
  lookAtPayment: NO_ORDER,
  claimPayment: NO_ORDER,
  sendSlip: NO_ORDER,
  payLinked: 'needs the secret of a link, and nobody signed in',
  requestErasureCode: 'of one who is erased, to no number',
  eraseAccount: 'of one who is erased, is done already',
};
