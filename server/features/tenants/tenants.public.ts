/** The feature's interface for other features. */
export { openTenant } from './tenants.usecases.ts';
