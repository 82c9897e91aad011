/** Attempts to access what is not one's own: what is sent, and the expected response. */
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Caller } from './callers.ts';
import { ONLY_ALPHA } from './only-alpha.ts';
import type { Given } from './shop.ts';

export type Attempt = {
  /** A customer unless said otherwise. */
  as?: Caller;
  given: Given;
  /** Status and code of a refusal, or a check of the 200 response. */
  hears: string | ((answer: unknown) => void);
};

/** The code of a refusal; a file has none. */
const codeOf = (response: LightMyRequestResponse): string | undefined =>
  String(response.headers['content-type']).startsWith('application/json')
    ? response.json<{ code?: string }>().code
    : undefined;

/** Status and code, as in `404 ORDER_NOT_FOUND`. */
export const verdict = (response: LightMyRequestResponse) => `${response.statusCode} ${codeOf(response)}`;

/** Everything in a response: its headers and its body. */
export const told = (response: LightMyRequestResponse) => JSON.stringify(response.headers) + response.body;

export function expectHeard(response: LightMyRequestResponse, hears: Attempt['hears']): void {
  if (typeof hears === 'string') {
    expect(verdict(response), response.body).toBe(hears);
    return;
  }
  expect(response.statusCode, response.body).toBe(200);
  hears(response.json());
}

export const empty = (answer: unknown) => expect(answer).toEqual([]);
export const noneFound = (answer: unknown) => expect(answer).toEqual({ Data: [], Next: null });
export const done = (answer: unknown) => expect(answer).toEqual({ statusText: 'OK' });
export const betasOwn = (answer: unknown) => expect(JSON.stringify(answer)).toMatch(/beta/);
/** Staff of beta request a center of alpha's. */
export const foreignCenter: Attempt = {
  as: 'superAdmin',
  given: { query: { saleUnit: ONLY_ALPHA.center } },
  hears: '404 CENTER_NOT_FOUND',
};
