/** The feature's interface for other features. */
export { startRun } from './runs.usecases.ts';
