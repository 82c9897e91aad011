import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { exportOwnData } from './own-data.usecases.ts';

export function addOwnDataRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'exportOwnData', ({ visitor, language, query }) =>
    exportOwnData(deps, { visitor, language }, query.format),
  );
}
