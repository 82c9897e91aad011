/** The feature's interface for other features. */
export { orderParts } from './order-parts.usecases.ts';
export { undoTransition } from './order-undo.usecases.ts';
export { writeReturn } from './order-returns.usecases.ts';
export { transitionOrder, publishTransition } from './order-transitions.usecases.ts';
