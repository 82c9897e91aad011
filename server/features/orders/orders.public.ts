/** The feature's interface for other features. */
export { orderParts } from './order-parts.usecases.ts';
export { markStepCash, undoTransition } from './order-undo.usecases.ts';
export { withGiftsInRatio } from './order-promoted.usecases.ts';
export { correctPacking } from './order-packing.usecases.ts';
export { returnGoods, returnWorth } from './order-returns.usecases.ts';
export { orderHappened } from './order-happened.usecases.ts';
export { transitionOrder } from './order-transitions.usecases.ts';
export { changerOf, lockOrder, orderChangeOf, type OrderChanger } from './order-change.usecases.ts';
export { assertRefundsStand, payRefund, takeBackRefund } from './order-refunds.usecases.ts';
export { bookPayment, changePayment, removeCash, takeCash } from './order-payment.usecases.ts';
export { orderOfCustomer } from './orders.usecases.ts';
