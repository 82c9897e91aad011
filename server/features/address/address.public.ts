/** The feature's interface for other features. */
export { checkedAreas } from './areas.usecases.ts';
export { addContactAddress, addressesForOrder, addressesForStaff } from './address.usecases.ts';
