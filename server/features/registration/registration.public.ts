/** The feature's interface for other features. */
export { assertMayTryNumber, writeKnownNumber } from './number-tries.usecases.ts';
