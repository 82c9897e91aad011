import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { browserIdOf } from '../session/session.public.ts';
import { defineConsentAsking } from './consent.asking.usecases.ts';
import { consentsOf, saveConsents, saveVersionPdpa, sharedPurposes } from './consent.usecases.ts';

/** What people agree to. Needs @fastify/cookie. */
export function addConsentRoutes(app: FastifyInstance, deps: Dependencies): void {
  defineConsentAsking(deps);
  serveCall(app, deps, 'consentPurposes', async ({ reply, tenantId, language }) =>
    deps.sendCached(reply, await sharedPurposes(deps, { tenantId, language })),
  );
  serveCall(app, deps, 'consents', ({ visitor, language }) => consentsOf(deps, { visitor, language }));
  serveCall(app, deps, 'saveConsents', async (call) => {
    const { visitor, language, body } = call;
    const browserId = visitor.kind === 'guest' ? browserIdOf(deps.config, call) : '';
    await saveConsents(deps, { visitor, language, browserId }, body);
    return { statusText: 'OK' };
  });
  serveCall(app, deps, 'saveVersionPdpa', async ({ visitor, language, body }) => {
    await saveVersionPdpa(deps, { visitor, language }, body);
    return { status: 'OK', status_code: 200 };
  });
}
