import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { clientAddress } from '../../http/client-address.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineApplicationsExport } from './applications-export.usecases.ts';
import { assertOwnOrigin, readCookie, setCookie } from '../session/session.public.ts';
import { registerMerchant, requestApplicantCode, verifyApplicantCode } from './applying.usecases.ts';
import { merchantBanks, merchantDists } from './center-choices.usecases.ts';
import { defineApplicationJobs } from './decided.usecases.ts';
import {
  applicationImages,
  applicationsWaiting,
  decideApplication,
  listApplications,
  readApplication,
} from './merchant-applications.usecases.ts';
import { changeOwnBank, ownApplication, withdrawApplication } from './own-application.usecases.ts';

/** Merchants who register themselves, and the super admin who lets them in. Needs @fastify/cookie. */
export function addMerchantApplicationRoutes(app: FastifyInstance, deps: Dependencies): void {
  addApplyingRoutes(app, deps);
  defineApplicationsExport(deps);
  serveCall(app, deps, 'merchantApplications', (call) => listApplications(deps, call, call.query));
  serveCall(app, deps, 'applicationsWaiting', ({ visitor }) => applicationsWaiting(deps, visitor));
  serveCall(app, deps, 'merchantApplication', (call) => readApplication(deps, call, call.params.code));
  serveCall(app, deps, 'applicationImages', ({ visitor, params }) =>
    applicationImages(deps, visitor, params.code),
  );
  serveCall(app, deps, 'decideApplication', (call) =>
    decideApplication(deps, call, { ...call.params, ...call.body }),
  );
  defineApplicationJobs(deps);
}

function addApplyingRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { config } = deps;
  serveCall(app, deps, 'requestApplicantCode', ({ tenantId, body, language, request }) =>
    requestApplicantCode(deps, { tenantId, mobile: body.mobile, address: clientAddress(request), language }),
  );
  serveCall(app, deps, 'verifyApplicantCode', ({ tenantId, body }) =>
    verifyApplicantCode(deps, { tenantId, ...body }),
  );
  serveCall(app, deps, 'merchantBanks', async ({ language }) => merchantBanks(language));
  serveCall(app, deps, 'merchantDists', ({ tenantId, language, query }) =>
    merchantDists(deps, { tenantId, language, query }),
  );
  serveCall(app, deps, 'registerMerchant', async (call) => {
    const { tenantId, body, language, idempotencyKey: key } = call;
    assertOwnOrigin(config, call);
    const secret = readCookie(config, call, 'merchant');
    const { answer, entry } = await registerMerchant(deps, {
      tenantId,
      body,
      key,
      language,
      secret,
      address: clientAddress(call.request),
    });
    if (entry) setCookie(config, call, { kind: 'merchant', value: entry.secret });
    return answer;
  });
  serveCall(app, deps, 'ownApplication', (call) => ownApplication(deps, call));
  serveCall(app, deps, 'changeOwnBank', async ({ visitor, body }) => {
    await changeOwnBank(deps, visitor, body);
    return { statusText: 'OK' };
  });
  serveCall(app, deps, 'withdrawApplication', async ({ visitor }) => {
    await withdrawApplication(deps, visitor);
    return { statusText: 'OK' };
  });
}
