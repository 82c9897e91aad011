import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineCategoriesExport } from './categories-export.usecases.ts';
import { defineCategoryJob } from './category-products.usecases.ts';
import {
  addCategory,
  listCategories,
  moveCategory,
  readCategory,
  removeCategory,
  removeCategoryPicture,
  saveCategory,
  setCategoryPicture,
} from './merchant-categories.usecases.ts';

export function addMerchantCategoryRoutes(app: FastifyInstance, deps: Dependencies): void {
  defineCategoryJob(deps);
  serveCall(app, deps, 'merchantCategories', (call) => listCategories(deps, call));
  defineCategoriesExport(deps);
  serveCall(app, deps, 'merchantCategory', (call) => readCategory(deps, call, call.params.code));
  serveCall(app, deps, 'addCategory', (call) => addCategory(deps, call, call.body));
  serveCall(app, deps, 'saveCategory', (call) => saveCategory(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'moveCategory', (call) => moveCategory(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'removeCategory', (call) => removeCategory(deps, call, call.params.code));
  serveCall(app, deps, 'setCategoryPicture', (call) =>
    setCategoryPicture(deps, call, { ...call.params, bytes: call.files.picture }),
  );
  serveCall(app, deps, 'removeCategoryPicture', (call) =>
    removeCategoryPicture(deps, call, call.params.code),
  );
}
