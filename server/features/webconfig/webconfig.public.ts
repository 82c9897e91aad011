/** The feature's interface for other features. */
export { publicConfig, type WebConfig, webConfigOf } from './webconfig.usecases.ts';
