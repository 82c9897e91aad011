/** The feature's interface for other features. */
export { agreedTo, recordNewcomersConsents } from './consent.recording.usecases.ts';
