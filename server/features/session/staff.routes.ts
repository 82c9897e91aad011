import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { Language } from '../../http/messages.ts';
import { serveCall } from '../../http/serve-call.ts';
import { nearest, positionOf } from './center-choice.usecases.ts';
import { presentCenter } from './centers.present.ts';
import {
  assertOwnOrigin,
  clearCookie,
  clearWhenOver,
  readCookie,
  setCookie,
  type Exchange,
} from './session.cookies.ts';
import { endSession } from './session.opening.usecases.ts';
import { changePassword, presentProfile, saveProfile } from './staff-profile.usecases.ts';
import { staffRolesOf } from './staff-roles.usecases.ts';
import { presentStaff, presentStaffGuest } from './staff.signed-in.usecases.ts';
import {
  currentStaff,
  renewStaffSession,
  requestStaffCode,
  signInStaff,
  signInStaffWithCode,
  swapStaffCenter,
  type StaffEntry,
} from './staff.usecases.ts';

/** Sign-in, session and profile of merchant staff (B-01). */
export function addStaffRoutes(app: FastifyInstance, deps: Dependencies): void {
  addStaffEntryRoutes(app, deps);
  addStaffSelfRoutes(app, deps);
}

function addStaffEntryRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { config } = deps;
  const secretOf = (exchange: Exchange): string | undefined => {
    assertOwnOrigin(config, exchange);
    return readCookie(config, exchange, 'merchant');
  };
  const answer = (exchange: Exchange & { language: Language }, member: StaffEntry) => {
    setCookie(config, exchange, { kind: 'merchant', value: member.secret });
    return presentStaff(deps, member, exchange.language);
  };

  serveCall(app, deps, 'staffGuest', ({ tenantId, language }) =>
    presentStaffGuest(deps, { tenantId, language }),
  );
  serveCall(app, deps, 'staffLogin', async (call) => {
    const { tenantId, body } = call;
    return answer(
      call,
      await signInStaff(deps, {
        tenantId,
        ...body,
        address: clientAddress(call.request),
        secret: secretOf(call),
      }),
    );
  });
  serveCall(app, deps, 'staffRequestCode', ({ tenantId, body, language, request }) =>
    requestStaffCode(deps, { tenantId, mobile: body.mobile, address: clientAddress(request), language }),
  );
  serveCall(app, deps, 'staffVerifyCode', async (call) => {
    const { tenantId, body } = call;
    return answer(call, await signInStaffWithCode(deps, { tenantId, ...body, secret: secretOf(call) }));
  });
  serveCall(app, deps, 'staffRenew', async (call) => {
    const { tenantId, language } = call;
    const member = await renewStaffSession(deps, { tenantId, secret: secretOf(call) }).catch(
      clearWhenOver(config, call, 'merchant'),
    );
    return presentStaff(deps, member, language);
  });
  for (const name of ['staffLogout', 'staffLineLogout'] as const)
    serveCall(app, deps, name, async (call) => {
      await endSession(deps, { tenantId: call.tenantId, kind: 'merchant', secret: secretOf(call) });
      clearCookie(config, call, 'merchant');
      return { statusText: 'OK' };
    });
}

function addStaffSelfRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'staffCenters', async ({ visitor, query: { lat, lng }, language }) => {
    const { centers, active } = await currentStaff(deps, visitor);
    const near = nearest(centers, { from: positionOf(lat, lng), active: active?.saleUnit });
    return near.map((center) => presentCenter(center, language));
  });
  serveCall(app, deps, 'staffSwapCenter', async ({ visitor, params, language }) =>
    presentStaff(deps, await swapStaffCenter(deps, { visitor, saleUnit: params.saleUnit }), language),
  );
  serveCall(app, deps, 'staffProfile', async ({ visitor, language }) =>
    presentProfile(await currentStaff(deps, visitor), {
      language,
      roles: await staffRolesOf(deps, visitor.tenantId),
    }),
  );
  serveCall(app, deps, 'saveStaffProfile', async ({ visitor, body, language, request }) => {
    const { Name: name, Email: email, Mobile: mobile, CurrentPassword: currentPassword } = body;
    const changed = { name, email, mobile, currentPassword };
    const saved = await saveProfile(deps, { visitor, address: clientAddress(request), changed });
    return presentProfile(saved, { language, roles: await staffRolesOf(deps, visitor.tenantId) });
  });
  serveCall(app, deps, 'changeStaffPassword', async ({ visitor, body, request }) => {
    const passwords = { current: body.CurrentPassword, next: body.NewPassword };
    await changePassword(deps, { visitor, address: clientAddress(request), ...passwords });
    return { statusText: 'OK' };
  });
}
