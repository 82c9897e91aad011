/** What other features may use of this one. */
export { merchantOrder } from './merchant-order.usecases.ts';
