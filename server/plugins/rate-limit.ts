/**
 * How often one may call: every call of the contract by address and visitor; sign-in and code calls also by address
 * alone and by the account they name (design: tenants, sessions, permissions).
 */
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler, RouteOptions } from 'fastify';
import { normaliseThaiMobile } from '#domain/thai-mobile.ts';
import type { Dependencies } from '../dependencies.ts';
import { tooMany } from '../http/call-error.ts';
import { isPageRender } from '../http/page-render.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the calls of the contract: true for sign-in and code calls. */
    guarded?: boolean;
  }
}

const MINUTE_MS = 60_000;
/** How many keys are remembered; a flood from more addresses than this forgets the oldest. */
const REMEMBERED = 50_000;
/** An address may be a whole mobile network's; an account is one person's, who does not mistype that often. */
const ACCOUNT_SHARE = 4;
const FEWEST_ACCOUNT_TRIES = 5;

type Needs = Pick<Dependencies, 'config' | 'renderKey'>;
type Limiter = ReturnType<FastifyInstance['createRateLimit']>;
type Counted = { code: 'TOO_MANY_CALLS' | 'TOO_MANY_TRIES'; limiter: Limiter };

async function count(request: FastifyRequest, { code, limiter }: Counted): Promise<void> {
  const counted = await limiter(request);
  if (counted.isAllowed || !counted.isExceeded) return;
  const seconds = Math.max(1, counted.ttlInSeconds);
  throw tooMany(code, { values: { seconds }, headers: { 'retry-after': String(seconds) } });
}

/** To be awaited before the calls are added. */
export async function addRateLimits(app: FastifyInstance, { config, renderKey }: Needs): Promise<void> {
  const { callsPerMinute, signInsPerMinute } = config.limits;
  await app.register(rateLimit, { global: false, cache: REMEMBERED });
  const limiter = (max: number, keyGenerator: (request: FastifyRequest) => string): Limiter =>
    app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator });

  const calls: Counted = { code: 'TOO_MANY_CALLS', limiter: limiter(callsPerMinute, visitorKey) };
  const signIns: Counted = { code: 'TOO_MANY_TRIES', limiter: limiter(signInsPerMinute, addressKey) };
  const accountTries = Math.max(FEWEST_ACCOUNT_TRIES, Math.floor(signInsPerMinute / ACCOUNT_SHARE));
  const accounts: Counted = { code: 'TOO_MANY_TRIES', limiter: limiter(accountTries, accountKey) };

  // After the route's own hook, which reads the visitor; before the body is read.
  app.addHook('onRoute', (route) => {
    const { guarded } = route.config ?? {};
    if (guarded === undefined) return;
    addOnRequest(route, async (request) => {
      // The page renderer's own calls pass the visitor's address on and are not counted twice.
      if (!isPageRender(request, { renderKey })) await count(request, calls);
      // A page's form signs in through the renderer: counted there and nowhere else.
      if (guarded) await count(request, signIns);
    });
    if (!guarded) return;
    route.preHandler = [
      ...[route.preHandler ?? []].flat(),
      async (request) => {
        if (accountOf(request) !== undefined) await count(request, accounts);
      },
    ];
  });
}

function addOnRequest(route: RouteOptions, hook: onRequestHookHandler): void {
  route.onRequest = [...[route.onRequest ?? []].flat(), hook];
}

/** Whoever has one IPv6 address has 2^64: counted as one. */
const addressKey = ({ ip }: FastifyRequest) => normalizeIP(ip);

/** Behind one address of a mobile network stand many visitors; each has the limit of his own. */
function visitorKey(request: FastifyRequest): string {
  const { visitor } = request;
  return [addressKey(request), visitor.tenantId, visitor.kind, visitor.userId, visitor.customerCode].join(
    '/',
  );
}

/** The account that a sign-in names, in the way it is looked up; a code is tried by its reference. */
function accountOf({ body }: FastifyRequest): string | undefined {
  const { username, mobile, reference } = (body ?? {}) as Record<string, unknown>;
  const named = [username, mobile, reference].find((one) => typeof one === 'string');
  return named === undefined ? undefined : (normaliseThaiMobile(named) ?? named.toLowerCase());
}

function accountKey(request: FastifyRequest): string {
  return [request.tenant.tenantId, request.routeOptions.url, accountOf(request)].join('/');
}
