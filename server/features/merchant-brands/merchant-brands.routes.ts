import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineBrandsExport } from './brands-export.usecases.ts';
import { defineBrandJob } from './brand-products.usecases.ts';
import {
  addBrand,
  listBrands,
  moveBrand,
  readBrand,
  removeBrand,
  removeBrandLogo,
  saveBrand,
  setBrandLogo,
} from './merchant-brands.usecases.ts';

export function addMerchantBrandRoutes(app: FastifyInstance, deps: Dependencies): void {
  defineBrandJob(deps);
  serveCall(app, deps, 'merchantBrands', (call) => listBrands(deps, call, call.query));
  defineBrandsExport(deps);
  serveCall(app, deps, 'merchantBrand', (call) => readBrand(deps, call, call.params.code));
  serveCall(app, deps, 'addBrand', (call) => addBrand(deps, call, call.body));
  serveCall(app, deps, 'saveBrand', (call) => saveBrand(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'moveBrand', (call) => moveBrand(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'removeBrand', (call) => removeBrand(deps, call, call.params.code));
  serveCall(app, deps, 'setBrandLogo', (call) =>
    setBrandLogo(deps, call, { ...call.params, bytes: call.files.picture }),
  );
  serveCall(app, deps, 'removeBrandLogo', (call) => removeBrandLogo(deps, call, call.params.code));
}
