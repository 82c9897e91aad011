/** What other features may use of this one. */
export { writeAudit } from './audit.usecases.ts';
