/** The feature's interface for other features. */
export { orderParts } from './order-parts.usecases.ts';
export { undoTransition } from './order-undo.usecases.ts';
export { correctPacking } from './order-packing.usecases.ts';
export { writeReturn } from './order-returns.usecases.ts';
export { enqueueMessages } from './orders.messages.usecases.ts';
export {
  type StockMoves,
  transitionOrder,
  publishOrderChange,
  recordEvent,
} from './order-transitions.usecases.ts';
