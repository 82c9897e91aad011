/**
 * Rate limits: every call of the contract by address and visitor; sign-in and code calls also by address alone. The
 * names in them are counted in the database, by `sign-in-tries.usecases.ts` and `one-time-code.usecases.ts`.
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler, RouteOptions } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { tooMany } from '../http/call-error.ts';
import { clientAddress } from '../http/client-address.ts';
import { isPageRender } from '../http/page-render.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the calls of the contract: true for sign-in and code calls. */
    guarded?: boolean;
  }
}

const MINUTE_MS = 60_000;
/** How many keys are stored; a flood from more addresses than this evicts the oldest. */
const REMEMBERED = 50_000;

type Needs = Pick<Dependencies, 'config' | 'renderKey'>;
type Limiter = ReturnType<FastifyInstance['createRateLimit']>;
type Counted = { code: 'TOO_MANY_CALLS' | 'TOO_MANY_TRIES'; limiter: Limiter };

async function count(request: FastifyRequest, { code, limiter }: Counted): Promise<void> {
  const counted = await limiter(request);
  if (counted.isAllowed || !counted.isExceeded) return;
  const seconds = Math.max(1, counted.ttlInSeconds);
  throw tooMany(code, { values: { seconds }, headers: { 'retry-after': String(seconds) } });
}

/** Must be awaited before the calls are added. */
export async function addRateLimits(app: FastifyInstance, { config, renderKey }: Needs): Promise<void> {
  const { callsPerMinute, signInsPerMinute } = config.limits;
  await app.register(rateLimit, { global: false, cache: REMEMBERED });
  const limiter = (max: number, keyGenerator: (request: FastifyRequest) => string): Limiter =>
    app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator });

  const calls: Counted = { code: 'TOO_MANY_CALLS', limiter: limiter(callsPerMinute, visitorKey) };
  const signIns: Counted = { code: 'TOO_MANY_TRIES', limiter: limiter(signInsPerMinute, clientAddress) };

  // After the route's own hook, which reads the visitor; before the body is read.
  app.addHook('onRoute', (route) => {
    const { guarded } = route.config ?? {};
    if (guarded === undefined) return;
    addOnRequest(route, async (request) => {
      // The page renderer's own calls pass the visitor's address on and are not counted twice.
      if (!isPageRender(request, { renderKey })) await count(request, calls);
      // A page's form signs in through the renderer: counted only here.
      if (guarded) await count(request, signIns);
    });
  });
}

function addOnRequest(route: RouteOptions, hook: onRequestHookHandler): void {
  route.onRequest = [...[route.onRequest ?? []].flat(), hook];
}

/** Many visitors share one address of a mobile network; each has their own limit. */
function visitorKey(request: FastifyRequest): string {
  const { visitor } = request;
  return [clientAddress(request), visitor.tenantId, visitor.kind, visitor.userId, visitor.customerCode].join(
    '/',
  );
}
