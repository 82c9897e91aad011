import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineGroupsExport } from './groups-export.usecases.ts';
import {
  addGroup,
  listGroups,
  moveGroup,
  readGroup,
  removeGroup,
  removeGroupLogo,
  saveGroup,
  setGroupLogo,
  tryGroupRule,
} from './merchant-groups.usecases.ts';

export function addMerchantGroupRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'merchantGroups', (call) => listGroups(deps, call, call.query));
  defineGroupsExport(deps);
  serveCall(app, deps, 'merchantGroup', (call) => readGroup(deps, call, call.params.code));
  serveCall(app, deps, 'tryGroupRule', (call) => tryGroupRule(deps, call, call.body));
  serveCall(app, deps, 'addGroup', (call) => addGroup(deps, call, call.body));
  serveCall(app, deps, 'saveGroup', (call) => saveGroup(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'moveGroup', (call) => moveGroup(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'removeGroup', (call) => removeGroup(deps, call, call.params.code));
  serveCall(app, deps, 'setGroupLogo', (call) =>
    setGroupLogo(deps, call, { ...call.params, bytes: call.files.picture }),
  );
  serveCall(app, deps, 'removeGroupLogo', (call) => removeGroupLogo(deps, call, call.params.code));
}
