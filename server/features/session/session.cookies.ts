/** The cookies of a session, and the check that a call using one comes from our own pages. */
import { randomUUID } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE_SECONDS, cookieName, type CookieKind } from '#contract/cookies.ts';
import type { Config } from '../../config.ts';
import { CallError, notAllowed } from '../../http/call-error.ts';
import type { Brought } from './session.usecases.ts';

type Settings = Pick<Config, 'cookiePrefix' | 'publicUrl'>;
type Kind = Extract<CookieKind, 'buyer' | 'merchant' | 'rider' | 'guest' | 'center' | 'oidc'>;

/** One call and its response. */
export type Exchange = { tenantId: string; request: FastifyRequest; reply: FastifyReply };

/** Longer than any secret or center code; longer values were not set by us. */
const MAX_LENGTH = 64;

export function readCookie(
  { cookiePrefix }: Settings,
  { tenantId, request }: Exchange,
  kind: Kind,
): string | undefined {
  const value = request.cookies[cookieName(cookiePrefix, tenantId, kind)];
  return value !== undefined && /^[\w-]+$/.test(value) && value.length <= MAX_LENGTH ? value : undefined;
}

const attributes = ({ publicUrl }: Settings, request: FastifyRequest): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  secure: request.protocol === 'https' || (publicUrl?.startsWith('https:') ?? false),
});

/** A session's secret and a guest's id are hidden from scripts; the remembered center is not. */
export function setCookie(
  settings: Settings,
  { tenantId, request, reply }: Exchange,
  { kind, value, seconds = COOKIE_SECONDS }: { kind: Kind; value: string; seconds?: number },
): void {
  const options = { ...attributes(settings, request), httpOnly: kind !== 'center', maxAge: seconds };
  void reply.setCookie(cookieName(settings.cookiePrefix, tenantId, kind), value, options);
}

/** The number of a guest's browser, given to one that has none. */
export function browserIdOf(settings: Settings, exchange: Exchange): string {
  const browserId = readCookie(settings, exchange, 'guest') ?? randomUUID();
  setCookie(settings, exchange, { kind: 'guest', value: browserId });
  return browserId;
}

export function clearCookie(settings: Settings, { tenantId, request, reply }: Exchange, kind: Kind): void {
  void reply.clearCookie(cookieName(settings.cookiePrefix, tenantId, kind), attributes(settings, request));
}

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined);

/**
 * A browser also sends our cookies with other sites' requests, but names their origin. Throws 403 FOREIGN_ORIGIN
 * for a page of another host; clients that send no Origin (apps, scripts) do not have a victim's cookies.
 */
export function assertOwnOrigin({ publicUrl }: Settings, { request }: Pick<Exchange, 'request'>): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  const host = hostOf(origin);
  const own = [hostOf(`${request.protocol}://${request.host}`), hostOf(publicUrl ?? '')];
  if (host === undefined || !own.includes(host)) throw notAllowed('FOREIGN_ORIGIN');
}

/** What a browser brings to a sign-in. Throws 403 FOREIGN_ORIGIN. */
export function broughtBy(config: Settings, exchange: Exchange): Brought {
  assertOwnOrigin(config, exchange);
  return { secret: readCookie(config, exchange, 'buyer'), center: readCookie(config, exchange, 'center') };
}

/** After a call whose session has ended: clears its cookie. */
export function clearWhenOver(settings: Settings, exchange: Exchange, kind: Kind): (error: unknown) => never {
  return (error) => {
    const isOver = error instanceof CallError && error.parts.code === 'SESSION_OVER';
    if (isOver && readCookie(settings, exchange, kind) !== undefined) clearCookie(settings, exchange, kind);
    throw error;
  };
}
