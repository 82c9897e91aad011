/** The feature's interface for other features. */
export { checkedAreas } from './areas.usecases.ts';
export { addContactAddress, addressesForOrder } from './address.usecases.ts';
