/** The feature's interface for other features. */
export { merchantOrder } from './merchant-order.usecases.ts';
