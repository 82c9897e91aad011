/** What every call of an applicant begins with. */
import { conflict, notFound } from '../../http/call-error.ts';
import type { ApplicationRow } from './applications.queries.ts';

export const unknownApplication = () => notFound('APPLICATION_NOT_FOUND');

/** Throws 404 APPLICATION_NOT_FOUND, 409 APPLICATION_DECIDED. */
export function assertWaiting(
  application: ApplicationRow | undefined,
): asserts application is ApplicationRow {
  if (!application) throw unknownApplication();
  if (application.state !== 'waiting') throw conflict('APPLICATION_DECIDED');
}
