/** The feature's interface for other features. */
export { runStarted, startRun } from './runs.usecases.ts';
