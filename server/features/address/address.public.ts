/** What other features may use of this one. */
export { addressesForOrder } from './address.usecases.ts';
