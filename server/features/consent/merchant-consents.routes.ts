import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { customerConsents, recordWithdrawal } from './merchant-consents.usecases.ts';

export function addMerchantConsentRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'customerConsents', ({ visitor, language, params }) =>
    customerConsents(deps, { visitor, language }, params),
  );
  serveCall(app, deps, 'recordWithdrawal', async ({ visitor, language, params, body }) => {
    await recordWithdrawal(deps, { visitor, language }, { ...params, purpose: body.Purpose });
    return { statusText: 'OK' };
  });
}
