/** The feature's interface for other features. */
export { searchCustomers } from './customers.usecases.ts';
