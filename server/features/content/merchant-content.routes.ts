import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineContentExports } from './content-export.usecases.ts';
import { listWorkVersions, publishWork, readWorkVersion, restoreWork } from './content-versions.usecases.ts';
import { findLinks } from './content-links.usecases.ts';
import { defineContentJob } from './content.planned.usecases.ts';
import {
  addWork,
  addWorkPicture,
  listWork,
  orderWork,
  readWork,
  saveWork,
  setWorkActive,
} from './merchant-content.usecases.ts';

/** Banners, news and pages, written by staff. */
export function addMerchantContentRoutes(app: FastifyInstance, deps: Dependencies): void {
  defineContentJob(deps);
  defineContentExports(deps);
  serveCall(app, deps, 'merchantContents', (call) => listWork(deps, call, call.query));
  serveCall(app, deps, 'contentLinks', (call) => findLinks(deps, call, call.query));
  serveCall(app, deps, 'addContent', (call) => addWork(deps, call, call.body));
  serveCall(app, deps, 'orderContents', (call) => orderWork(deps, call, call.body));
  serveCall(app, deps, 'addContentPicture', (call) => addWorkPicture(deps, call, call.files.picture));
  serveCall(app, deps, 'merchantContent', (call) => readWork(deps, call, call.params.code));
  serveCall(app, deps, 'saveContent', (call) => saveWork(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'publishContent', (call) => publishWork(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'setContentActive', (call) =>
    setWorkActive(deps, call, { ...call.params, ...call.body }),
  );
  serveCall(app, deps, 'contentVersions', (call) => listWorkVersions(deps, call, call.params.code));
  serveCall(app, deps, 'contentVersion', (call) =>
    readWorkVersion(deps, call, { ...call.params, ...call.query }),
  );
  serveCall(app, deps, 'restoreContent', (call) => restoreWork(deps, call, { ...call.params, ...call.body }));
}
