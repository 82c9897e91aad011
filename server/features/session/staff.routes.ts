import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { presentCenter } from './centers.present.ts';
import {
  assertOwnOrigin,
  clearCookie,
  clearWhenOver,
  readCookie,
  setCookie,
  type Exchange,
} from './session.cookies.ts';
import { endSession } from './session.opening.ts';
import { centersOfStaff, presentStaff, renewStaffSession, signInStaff } from './staff.usecases.ts';

/** Sign-in of merchant staff (back-office 7). */
export function addStaffRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { config } = deps;
  const secretOf = (exchange: Exchange): string | undefined => {
    assertOwnOrigin(config, exchange);
    return readCookie(config, exchange, 'merchant');
  };

  serveCall(app, deps, 'staffLogin', async (call) => {
    const { tenantId, body, language } = call;
    const member = await signInStaff(deps, { tenantId, ...body, secret: secretOf(call) });
    setCookie(config, call, { kind: 'merchant', value: member.secret });
    return presentStaff(deps, member, language);
  });
  serveCall(app, deps, 'staffRenew', async (call) => {
    const { tenantId, language } = call;
    const member = await renewStaffSession(deps, { tenantId, secret: secretOf(call) }).catch(
      clearWhenOver(config, call, 'merchant'),
    );
    return presentStaff(deps, member, language);
  });
  serveCall(app, deps, 'staffLogout', async (call) => {
    await endSession(deps, { tenantId: call.tenantId, kind: 'merchant', secret: secretOf(call) });
    clearCookie(config, call, 'merchant');
    return { statusText: 'OK' };
  });
  serveCall(app, deps, 'staffCenters', async ({ visitor, language }) =>
    (await centersOfStaff(deps, visitor)).map((center) =>
      presentCenter({ center, distanceKm: null }, language),
    ),
  );
}
