import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { createSheetMaker } from '../runs/runs.public.ts';
import { defineGoodsExport, exportGoods } from './goods-export.usecases.ts';
import { defineImportRuns } from './import-runs.usecases.ts';
import { importTemplate } from './import-template.usecases.ts';
import {
  addImport,
  checkImport,
  importProblems,
  listImports,
  readImport,
  runImport,
  undoImport,
} from './merchant-import.usecases.ts';
import { createSheetReader } from './sheet-reader.ts';

export function addMerchantImportRoutes(app: FastifyInstance, deps: Dependencies): void {
  const reader = createSheetReader();
  const sheets = createSheetMaker();
  app.addHook('onClose', () => Promise.all([reader.close(), sheets.close()]));
  serveCall(app, deps, 'imports', (call) => listImports(deps, call));
  serveCall(app, deps, 'importTemplate', (call) => importTemplate(deps, call, call.params));
  serveCall(app, deps, 'addImport', (call) =>
    addImport({ ...deps, reader }, call, { ...call.body, bytes: call.files.sheet }),
  );
  serveCall(app, deps, 'oneImport', (call) => readImport(deps, call, call.params));
  serveCall(app, deps, 'checkImport', (call) => checkImport(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'importProblems', (call) => importProblems({ ...deps, sheets }, call, call.params));
  serveCall(app, deps, 'runImport', (call) => runImport(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'undoImport', (call) => undoImport(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'exportGoods', (call) => exportGoods(deps, call, call.body));
  defineImportRuns(deps);
  defineGoodsExport(deps);
}
