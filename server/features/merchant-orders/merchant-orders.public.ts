/** The feature's interface for other features. */
export { searchOrders } from './merchant-orders.list.usecases.ts';
export { ordersToPrint } from './order-prints.usecases.ts';
