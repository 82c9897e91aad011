import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineStaffExport } from './staff-export.usecases.ts';
import { defineStaffInvites } from './invites.usecases.ts';
import {
  addMember,
  changeStatus,
  listCenters,
  listMembers,
  readMember,
  resetPassword,
  saveMember,
} from './merchant-staff.usecases.ts';
import { listRoles, saveRoles } from './roles.usecases.ts';

export function addMerchantStaffRoutes(app: FastifyInstance, deps: Dependencies): void {
  defineStaffExport(deps);
  serveCall(app, deps, 'staffMembers', (call) => listMembers(deps, call, call.query));
  serveCall(app, deps, 'staffMember', (call) => readMember(deps, call, call.params.userId));
  serveCall(app, deps, 'addStaffMember', (call) => addMember(deps, call, call.body));
  serveCall(app, deps, 'saveStaffMember', (call) => saveMember(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'setStaffStatus', (call) =>
    changeStatus(deps, call, { userId: call.params.userId, status: call.body.Status }),
  );
  serveCall(app, deps, 'resetStaffPassword', (call) => resetPassword(deps, call, call.params.userId));
  serveCall(app, deps, 'shopCenters', (call) => listCenters(deps, call));
  serveCall(app, deps, 'staffRoles', (call) => listRoles(deps, call));
  serveCall(app, deps, 'saveStaffRoles', (call) => saveRoles(deps, call, call.body));
  defineStaffInvites(deps);
}
