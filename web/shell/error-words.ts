import type { ShownError } from '../page/page-error.ts';

/** Which of our own sentences the error page opens with (R-35, E-20). */
export type ErrorWords = 'pageNotFound' | 'noAnswer' | 'maintenance' | 'apiError' | 'unexpected' | 'told';

/**
 * A page that is not there says so; the shop's own message of a refusal is shown as it is. An answer of 500 and above
 * is "API error: …" with the shop's message, "under maintenance" where the shop or a proxy before it is away, and "an
 * error occurred" where there is no message.
 */
export function errorWords({ status, message, noAnswer }: ShownError): ErrorWords {
  if (noAnswer) return 'noAnswer';
  if (status === 502 || status === 503 || status === 504) return 'maintenance';
  if (status >= 500) return message === undefined ? 'unexpected' : 'apiError';
  if (message !== undefined) return 'told';
  return status === 404 ? 'pageNotFound' : 'unexpected';
}
