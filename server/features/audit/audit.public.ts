/** The feature's interface for other features. */
export { writeAudit } from './audit.usecases.ts';
