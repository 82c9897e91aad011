import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { clientAddress } from '../../http/client-address.ts';
import { serveCall } from '../../http/serve-call.ts';
import { broughtBy, presentSignedIn, setCookie } from '../session/session.public.ts';
import { admitIdentity, attachIdentity, defineIdentityClearing } from './identity.usecases.ts';
import {
  register,
  requestRegistrationCode,
  stateOfRegistration,
  verifyRegistrationCode,
} from './registration.usecases.ts';

/** In a header, so that nothing of an upload is read without one. */
const ticketOf = ({ headers }: FastifyRequest): string => String(headers['registration-ticket'] ?? '');

/** Registering as a customer. Needs @fastify/cookie. */
export function addRegistrationRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { config } = deps;
  serveCall(app, deps, 'requestRegistrationCode', ({ tenantId, body, language, request }) =>
    requestRegistrationCode(deps, {
      tenantId,
      mobile: body.mobile,
      address: clientAddress(request),
      language,
    }),
  );
  serveCall(app, deps, 'verifyRegistrationCode', ({ tenantId, body }) =>
    verifyRegistrationCode(deps, { tenantId, ...body }),
  );
  defineIdentityClearing(deps);
  serveCall(
    app,
    deps,
    'attachIdentity',
    ({ visitor, files, request }) =>
      attachIdentity(deps, visitor, { ticket: ticketOf(request), bytes: files.document }),
    async (request) => {
      await admitIdentity(deps, { tenantId: request.tenant.tenantId, ticket: ticketOf(request) });
    },
  );
  serveCall(app, deps, 'register', async (call) => {
    const { tenantId, body, idempotencyKey: key, language } = call;
    const brought = broughtBy(config, call);
    const registered = await register(deps, {
      tenantId,
      body,
      key,
      brought,
      language,
      address: clientAddress(call.request),
    });
    if ('ticket' in registered) return { State: 'waiting', Ticket: registered.ticket };
    const { buyer, secret } = registered.signedIn;
    setCookie(config, call, { kind: 'buyer', value: secret });
    return { State: 'approved', ...(await presentSignedIn(deps, buyer, language)) };
  });
  serveCall(app, deps, 'registrationState', ({ tenantId, body }) =>
    stateOfRegistration(deps, { tenantId, ticket: body.Ticket }),
  );
}
