/** What the sessions of buyers and of staff have in common: a call's token, and how its refusal is told. */
import { ApiError, type ApiRequest, type ApiResponse } from '#contract/client.ts';
import { parseAuthenticate } from './authenticate-header.ts';

export function withToken(request: ApiRequest, token: string): ApiRequest {
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };
}

export function isRefused({ status, headers }: ApiResponse): boolean {
  if (status !== 401) return false;
  const refusal = parseAuthenticate(headers.get('www-authenticate'));
  return refusal !== undefined && (refusal.is_expired || refusal.error === 'invalid_token');
}

/** As the server tells it: quiet, because the screen itself goes on to the sign-in. */
export function sessionOver(): ApiError {
  return new ApiError({ statusCode: 401, code: 'SESSION_OVER', message: '' });
}
