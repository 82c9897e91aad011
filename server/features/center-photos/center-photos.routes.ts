import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { PHOTOS, setApplicantPhotos } from '../merchant-applications/merchant-applications.public.ts';
import { centerPhotos, removeCenterPhoto, setCenterPhotos } from './center-photos.usecases.ts';
import { takePhotosOver } from './applicant-photos.usecases.ts';
import { addShopPhoto, orderShopPhotos, removeShopPhoto } from './shop-photos.usecases.ts';

export function addCenterPhotoRoutes(app: FastifyInstance, deps: Dependencies): void {
  deps.jobs.define(PHOTOS, ({ tenantId, id }) => takePhotosOver(deps, { tenantId, code: id }));
  serveCall(app, deps, 'centerPhotos', async ({ visitor, query }) => ({
    data: await centerPhotos(deps, visitor, query.saleUnit),
  }));
  serveCall(app, deps, 'setCenterPhotos', async ({ visitor, body, files }) => ({
    data:
      visitor.kind === 'applicant'
        ? await setApplicantPhotos(deps, visitor, { saleUnit: body.saleUnit, files })
        : await setCenterPhotos(deps, visitor, { saleUnit: body.saleUnit, files }),
  }));
  serveCall(app, deps, 'removeCenterPhoto', async ({ visitor, body }) => ({
    data: await removeCenterPhoto(deps, visitor, body),
  }));
  serveCall(app, deps, 'addShopPhoto', async ({ visitor, body, files, idempotencyKey }) => ({
    data: await addShopPhoto(deps, visitor, {
      saleUnit: body.saleUnit,
      bytes: files.shopImage,
      key: idempotencyKey,
      taken: body,
    }),
  }));
  serveCall(app, deps, 'orderShopPhotos', async ({ visitor, body }) => ({
    data: await orderShopPhotos(deps, visitor, body),
  }));
  serveCall(app, deps, 'removeShopPhoto', async ({ visitor, body }) => ({
    data: await removeShopPhoto(deps, visitor, body),
  }));
}
