import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { pictureOf, pointsOf, removePicture, setPicture } from './account.usecases.ts';

export function addAccountRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'points', async ({ visitor }) => ({ data: await pointsOf(deps, visitor) }));
  serveCall(app, deps, 'profilePicture', async ({ visitor }) => ({ data: await pictureOf(deps, visitor) }));
  serveCall(app, deps, 'setProfilePicture', async ({ visitor, files }) => ({
    data: await setPicture(deps, visitor, files.picture),
  }));
  serveCall(app, deps, 'removeProfilePicture', async ({ visitor }) => {
    await removePicture(deps, visitor);
    return { data: null };
  });
}
