/** The feature's interface for other features. */
export { checkedAreas, postalCodeOf } from './areas.usecases.ts';
export {
  addressesForOrder,
  addressesForStaff,
  addressesOfCustomer,
  askedAddresses,
} from './address.usecases.ts';
export { addContactAddress } from './contact-address.usecases.ts';
