/** The feature's interface for other features. */
export { changesSince, donesSince, writeAudit, writeRefusal, writeSignIn } from './audit.usecases.ts';
export { changesOfCustomer } from './audit.own-data.rules.ts';
