/** Which toast an API error is worth (E-01): the one place where errors become toasts. */
import { isApiError, isNoAnswer } from '#contract/client.ts';
import { TOAST_MS, type Toast } from '../ui/feedback/toast.ts';

/** `message` is the API's own sentence in the visitor's language; without one `words` of ours are shown. */
export type ApiToast = Omit<Toast, 'message'> & ({ message: string } | { words: 'oops' | 'noAnswer' });

const OOPS: ApiToast = { kind: 'plain', words: 'oops', milliseconds: TOAST_MS.plain };

const INFO_CODES = new Set([
  'INVALID_OTP',
  'OTP_ATTEMPT_LIMIT',
  'RESEND_WAIT',
  'TOO_MANY_TRIES',
  'TOO_MANY_CALLS',
]);
const INFO_MESSAGES = /seconds and try again\.|OTP attempt limit exceed|Invalid OTP Code/;

/** Undefined where the page shows the error itself: wrong fields of a form, a 404 of a page. */
export function toastOf(error: unknown): ApiToast | undefined {
  if (isNoAnswer(error)) return { kind: 'info', words: 'noAnswer', milliseconds: TOAST_MS.info };
  if (!isApiError(error)) return OOPS;
  const { statusCode, code, message, exceptionHandler } = error.answer;
  if (INFO_CODES.has(code) || INFO_MESSAGES.test(message))
    return { kind: 'info', message, milliseconds: TOAST_MS.info };
  if (exceptionHandler) return { kind: 'error', message, milliseconds: TOAST_MS.error };
  return statusCode >= 500 ? OOPS : undefined;
}

/** The toast as it is shown, our own words in the reader's language. */
export function spoken(toast: ApiToast, say: (words: 'oops' | 'noAnswer') => string): Toast {
  if ('message' in toast) return toast;
  const { words, ...rest } = toast;
  return { ...rest, message: say(words) };
}
