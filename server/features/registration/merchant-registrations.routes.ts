import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineRegistrationsExport } from './registrations-export.usecases.ts';
import { identityOf } from './identity.usecases.ts';
import {
  decideRegistration,
  registrationsOf,
  registrationsWaiting,
} from './merchant-registrations.usecases.ts';
import { checkNewNumber, registerCustomer, registrationLink } from './registering-by-staff.usecases.ts';

/** Staff register customers, and approve or refuse who registered. */
export function addMerchantRegistrationRoutes(app: FastifyInstance, deps: Dependencies): void {
  defineRegistrationsExport(deps);
  serveCall(app, deps, 'registrations', ({ visitor, query, language }) =>
    registrationsOf(deps, { visitor, language }, query),
  );
  serveCall(app, deps, 'registrationsWaiting', ({ visitor }) => registrationsWaiting(deps, visitor));
  serveCall(app, deps, 'registrationLink', ({ visitor, query }) =>
    registrationLink(deps, visitor, query.saleUnit),
  );
  serveCall(app, deps, 'checkNewNumber', ({ visitor, body }) => checkNewNumber(deps, visitor, body.Mobile));
  serveCall(app, deps, 'registerCustomer', ({ visitor, body, idempotencyKey: key }) =>
    registerCustomer(deps, visitor, { body, key }),
  );
  serveCall(app, deps, 'identityDocument', ({ visitor, params }) => identityOf(deps, visitor, params.code));
  serveCall(app, deps, 'decideRegistration', async ({ visitor, params, body }) => {
    await decideRegistration(deps, { visitor }, { ...params, ...body });
    return { statusText: 'OK' };
  });
}
