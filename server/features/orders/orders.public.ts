/** What other features may use of this one. */
export { orderParts } from './order-parts.usecases.ts';
export { transitionOrder, publishTransition } from './order-transitions.usecases.ts';
