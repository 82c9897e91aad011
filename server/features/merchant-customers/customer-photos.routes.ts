import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { addCustomerPhoto, customerPhotos, removeCustomerPhoto } from './customer-photos.usecases.ts';
import { photoGroups, savePhotoGroup } from './photo-groups.usecases.ts';

export function addCustomerPhotoRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'photoGroups', (call) => photoGroups(deps, call, call.query));
  serveCall(app, deps, 'savePhotoGroup', (call) => savePhotoGroup(deps, call, call.body));
  serveCall(app, deps, 'customerPhotos', (call) => customerPhotos(deps, call, call.query));
  serveCall(app, deps, 'addCustomerPhoto', (call) =>
    addCustomerPhoto(deps, call, { ...call.body, bytes: call.files.picture, key: call.idempotencyKey }),
  );
  serveCall(app, deps, 'removeCustomerPhoto', async (call) => {
    await removeCustomerPhoto(deps, call, call.body);
    return { statusText: 'OK' };
  });
}
