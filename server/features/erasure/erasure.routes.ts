import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { clientAddress } from '../../http/client-address.ts';
import { serveCall } from '../../http/serve-call.ts';
import { clearCookie } from '../session/session.public.ts';
import { eraseAccount, erasureOf, requestErasureCode } from './erasure.usecases.ts';

export function addErasureRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'erasure', ({ visitor, language }) => erasureOf(deps, { visitor, language }));
  serveCall(app, deps, 'requestErasureCode', ({ visitor, language, request }) =>
    requestErasureCode(deps, { visitor, language }, clientAddress(request)),
  );
  serveCall(app, deps, 'eraseAccount', async (call) => {
    const { visitor, language, body, request } = call;
    await eraseAccount(deps, { visitor, language }, { body, address: clientAddress(request) });
    clearCookie(deps.config, call, 'buyer');
    return { statusText: 'OK' };
  });
}
