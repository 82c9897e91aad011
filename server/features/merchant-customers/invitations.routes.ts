import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineInvitationRun, invitationsAhead, inviteCustomers } from './invitations.run.usecases.ts';
import { customersNotLoggedIn, inviteCustomer, openInvitation } from './invitations.usecases.ts';

export function addInvitationRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'openInvitation', ({ tenantId, body }) => openInvitation(deps, tenantId, body.Token));
  serveCall(app, deps, 'customersNotLoggedIn', (call) => customersNotLoggedIn(deps, call, call.query));
  serveCall(app, deps, 'inviteCustomer', (call) => inviteCustomer(deps, call, call));
  serveCall(app, deps, 'invitationsAhead', (call) => invitationsAhead(deps, call, call.body));
  serveCall(app, deps, 'inviteCustomers', (call) => inviteCustomers(deps, call, call));
  defineInvitationRun(deps);
}
