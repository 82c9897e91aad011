import { data, isRouteErrorResponse } from 'react-router';
import { isApiError, isNoAnswer } from '#contract/client.ts';

/** What the error page shows: the status code, and the message where it is meant for people. */
export type ShownError = {
  status: number;
  message?: string;
  /** The shop could not be reached at all. */
  noAnswer?: true;
};

/** An API answer of 400 and above as the router's error of the same status; anything else stays what it is. */
export function routeError(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { statusCode, code, message } = error.answer;
  return data({ code, message }, { status: statusCode });
}

/** Reads whatever a route threw; the status defaults to 500 (E-24). */
export function shownError(error: unknown): ShownError {
  if (isApiError(error)) return { status: error.answer.statusCode, message: error.answer.message };
  if (isNoAnswer(error)) return { status: 500, noAnswer: true };
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const details: unknown = error.data;
  const told =
    typeof details === 'object' && details !== null && 'message' in details ? details.message : undefined;
  return { status: error.status, message: typeof told === 'string' ? told : undefined };
}
