import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { centerGallery } from './center-gallery.usecases.ts';

export function addCenterGalleryRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'centerGallery', async ({ tenantId, query }) => ({
    Data: await centerGallery(deps, { tenantId, saleUnit: query.saleUnit }),
  }));
}
