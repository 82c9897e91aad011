/** The feature's interface for other features. */
export { followOrder as followCredit } from './credit-orders.usecases.ts';
export { assertMayGetCredit, setCreditByForm, transferCredit } from './credit-accounts.usecases.ts';
