/** The feature's interface for other features. */
export { addressesForOrder } from './address.usecases.ts';
