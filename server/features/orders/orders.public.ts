/** What other features may use of this one. */
export { orderParts } from './order-parts.usecases.ts';
export { takeStep, tellStep } from './order-steps.usecases.ts';
