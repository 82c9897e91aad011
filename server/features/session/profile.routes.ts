import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { clientAddress } from '../../http/client-address.ts';
import { serveCall } from '../../http/serve-call.ts';
import {
  changeMobile,
  changeOwnPassword,
  ownProfile,
  ownSignIns,
  removeOwnSignIn,
  requestMobileCode,
  requestProofCode,
  saveOwnProfile,
} from './customer-profile.usecases.ts';

/** What customers see and change of themselves (R-27d, R-27e, R-27j). */
export function addProfileRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'ownProfile', ({ visitor }) => ownProfile(deps, visitor));
  serveCall(app, deps, 'ownSignIns', ({ visitor }) => ownSignIns(deps, visitor));
  serveCall(app, deps, 'removeOwnSignIn', ({ visitor, body }) => removeOwnSignIn(deps, visitor, body.Id));
  serveCall(app, deps, 'saveOwnProfile', ({ visitor, body }) => saveOwnProfile(deps, visitor, body));
  serveCall(app, deps, 'requestProofCode', ({ visitor, language, request }) =>
    requestProofCode(deps, { visitor, language }, clientAddress(request)),
  );
  serveCall(app, deps, 'requestMobileCode', ({ visitor, language, body, request }) =>
    requestMobileCode(deps, { visitor, language }, { body, address: clientAddress(request) }),
  );
  serveCall(app, deps, 'changeOwnMobile', ({ visitor, language, body }) =>
    changeMobile(deps, { visitor, language }, body),
  );
  serveCall(app, deps, 'changeOwnPassword', async ({ visitor, body, request }) => {
    const { CurrentPassword: current, NewPassword: next } = body;
    await changeOwnPassword(deps, { visitor, address: clientAddress(request), current, next });
    return { statusText: 'OK' };
  });
}
