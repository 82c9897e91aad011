import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { definePictureRuns } from './picture-import.runs.usecases.ts';
import {
  addPictureImport,
  discardPictureImport,
  listPictureImports,
  readPictureImport,
  runPictureImport,
  undoPictureImport,
} from './picture-import.usecases.ts';

/** Zips of pictures by the code of their product (R-47t). */
export function addPictureImportRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'pictureImports', (call) => listPictureImports(deps, call));
  serveCall(app, deps, 'addPictureImport', (call) =>
    addPictureImport(deps, call, { ...call.body, bytes: call.files.zip }),
  );
  serveCall(app, deps, 'onePictureImport', (call) => readPictureImport(deps, call, call.params));
  serveCall(app, deps, 'runPictureImport', (call) =>
    runPictureImport(deps, call, { ...call.params, ...call.body }),
  );
  serveCall(app, deps, 'undoPictureImport', (call) =>
    undoPictureImport(deps, call, { ...call.params, ...call.body }),
  );
  serveCall(app, deps, 'discardPictureImport', (call) =>
    discardPictureImport(deps, call, { ...call.params, ...call.body }),
  );
  definePictureRuns(deps);
}
