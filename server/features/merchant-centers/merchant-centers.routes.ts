import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineCentersExport } from './centers-export.usecases.ts';
import {
  addCenter,
  listCenters,
  readCenter,
  saveCenter,
  setCenterActive,
} from './merchant-centers.usecases.ts';

export function addMerchantCenterRoutes(app: FastifyInstance, deps: Dependencies): void {
  defineCentersExport(deps);
  serveCall(app, deps, 'merchantCenters', (call) => listCenters(deps, call, call.query));
  serveCall(app, deps, 'merchantCenter', (call) => readCenter(deps, call, call.params.saleUnit));
  serveCall(app, deps, 'addCenter', (call) => addCenter(deps, call, call.body));
  serveCall(app, deps, 'saveCenter', (call) => saveCenter(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'setCenterActive', (call) =>
    setCenterActive(deps, call, { saleUnit: call.params.saleUnit, isActive: call.body.Active === 'Y' }),
  );
}
