import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { definePetReminders } from './pets.reminding.usecases.ts';
import { petsOf, removePet, removePetPicture, savePet, setPetPicture } from './pets.usecases.ts';

/** The pets of a customer (R-27i). */
export function addPetRoutes(app: FastifyInstance, deps: Dependencies): void {
  definePetReminders(deps);
  serveCall(app, deps, 'pets', ({ visitor }) => petsOf(deps, visitor));
  serveCall(app, deps, 'savePet', ({ visitor, body }) => savePet(deps, visitor, body));
  serveCall(app, deps, 'removePet', ({ visitor, body }) => removePet(deps, visitor, body.PetId));
  serveCall(app, deps, 'setPetPicture', ({ visitor, params, files }) =>
    setPetPicture(deps, visitor, { petId: params.petId, bytes: files.picture }),
  );
  serveCall(app, deps, 'removePetPicture', ({ visitor, params }) =>
    removePetPicture(deps, visitor, params.petId),
  );
}
