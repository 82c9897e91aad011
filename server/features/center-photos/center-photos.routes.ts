import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { centerPhotos, removeCenterPhoto, setCenterPhotos } from './center-photos.usecases.ts';

export function addCenterPhotoRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'centerPhotos', async ({ visitor, query }) => ({
    data: await centerPhotos(deps, visitor, query.saleUnit),
  }));
  serveCall(app, deps, 'setCenterPhotos', async ({ visitor, body, files }) => ({
    data: await setCenterPhotos(deps, visitor, { saleUnit: body.saleUnit, files }),
  }));
  serveCall(app, deps, 'removeCenterPhoto', async ({ visitor, body }) => ({
    data: await removeCenterPhoto(deps, visitor, body),
  }));
}
