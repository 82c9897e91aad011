/** The feature's interface for other features. */
export { ordersToPrint } from './order-prints.usecases.ts';
