import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { settingsFor } from './webconfig.usecases.ts';

export function addWebConfigRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'webConfigItems', async ({ tenantId, visitor, body }) => {
    const viewer = visitor.kind === 'staff' ? 'staff' : 'public';
    const { Keys: keys, EOrderIncluded: otherAreas } = body;
    return { Data: await settingsFor(deps, { tenantId, viewer, keys, otherAreas }) };
  });
}
