/** The feature's interface for other features. */
export { paymentReceived } from './papers.usecases.ts';
