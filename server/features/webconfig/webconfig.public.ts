/** What other features may use of this one. */
export { publicConfig, type WebConfig, webConfigOf } from './webconfig.usecases.ts';
