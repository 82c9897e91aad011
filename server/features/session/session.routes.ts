import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { Language } from '../../http/messages.ts';
import { serveCall } from '../../http/serve-call.ts';
import { centerPage, centersOf, positionOf, swapCenter, type NearCenter } from './center-choice.usecases.ts';
import { presentCenter } from './centers.present.ts';
import { requestCode, signInWithCode } from './codes.usecases.ts';
import { presentBuyer, presentSignedIn } from './session.buyer.usecases.ts';
import {
  broughtBy,
  browserIdOf,
  clearCookie,
  clearWhenOver,
  readCookie,
  setCookie,
  type Exchange,
} from './session.cookies.ts';
import { endSession } from './session.opening.usecases.ts';
import {
  currentBuyer,
  enterAsGuest,
  renewSession,
  signInWithPassword,
  type SignedIn,
} from './session.usecases.ts';
import { addActingSessionRoutes } from './acting-session.routes.ts';
import { addExternalSignInRoutes } from './external-sign-in.routes.ts';
import { addProfileRoutes } from './profile.routes.ts';
import { addStaffRoutes } from './staff.routes.ts';

/** Sign-in, tokens and centers of buyers and staff (S-01, C-02). Needs @fastify/cookie. */
export function addSessionRoutes(app: FastifyInstance, deps: Dependencies): void {
  addEntryRoutes(app, deps);
  addExternalSignInRoutes(app, deps);
  addVisitorRoutes(app, deps);
  addProfileRoutes(app, deps);
  addStaffRoutes(app, deps);
  addActingSessionRoutes(app, deps);
}

function addEntryRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { config } = deps;
  const brought = (exchange: Exchange) => broughtBy(config, exchange);
  const answer = (exchange: Exchange & { language: Language }, { buyer, secret }: SignedIn) => {
    setCookie(config, exchange, { kind: 'buyer', value: secret });
    return presentSignedIn(deps, buyer, exchange.language);
  };

  serveCall(app, deps, 'loginGuest', async (call) => {
    const remembered = readCookie(config, call, 'center');
    const guest = await enterAsGuest(deps, { tenantId: call.tenantId, remembered });
    const guestUid = browserIdOf(config, call);
    return { ...(await presentSignedIn(deps, guest, call.language)), guestUid };
  });
  serveCall(app, deps, 'login', async (call) => {
    const { tenantId, body } = call;
    return answer(
      call,
      await signInWithPassword(deps, {
        tenantId,
        ...body,
        address: clientAddress(call.request),
        brought: brought(call),
      }),
    );
  });
  serveCall(app, deps, 'requestCode', ({ tenantId, body, language, request }) =>
    requestCode(deps, { tenantId, mobile: body.mobile, address: clientAddress(request), language }),
  );
  serveCall(app, deps, 'verifyCode', async (call) => {
    const { tenantId, body } = call;
    return answer(call, await signInWithCode(deps, { tenantId, ...body, brought: brought(call) }));
  });
  serveCall(app, deps, 'renew', async (call) => {
    const { secret } = brought(call);
    const buyer = await renewSession(deps, { tenantId: call.tenantId, secret }).catch(
      clearWhenOver(config, call, 'buyer'),
    );
    return presentSignedIn(deps, buyer, call.language);
  });
  serveCall(app, deps, 'logout', async (call) => {
    const { secret } = brought(call);
    await endSession(deps, { tenantId: call.tenantId, kind: 'buyer', secret });
    clearCookie(config, call, 'buyer');
    // The next person at this browser is another guest.
    if (readCookie(config, call, 'guest') !== undefined) clearCookie(config, call, 'guest');
    return { statusText: 'OK' };
  });
}

function addVisitorRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'customerProfile', async ({ visitor, language }) => {
    const { jtoken, user } = await presentSignedIn(deps, await currentBuyer(deps, visitor), language);
    return { ...user, jtoken };
  });
  serveCall(app, deps, 'customerCenters', async ({ visitor, query: { lat, lng }, language }) => {
    const { customer, all } = await centersOf(deps, { visitor, position: positionOf(lat, lng) });
    const present = (near: NearCenter) => presentCenter(near, language);
    return { Customer: customer.map(present), All: all.map(present) };
  });
  serveCall(app, deps, 'allCenters', async ({ visitor, query, language }) => {
    const { lat, lng, text = '', own, skip, take } = query;
    const asked = { visitor, position: positionOf(lat, lng), text, own: own === 'Y', skip, take };
    return { Data: (await centerPage(deps, asked)).map((near) => presentCenter(near, language)) };
  });
  serveCall(app, deps, 'swapCenter', async (call) => {
    const { visitor, params, language } = call;
    const buyer = await swapCenter(deps, { visitor, saleUnit: params.saleUnit });
    setCookie(deps.config, call, { kind: 'center', value: params.saleUnit });
    const jtoken = await deps.tokens.sign(buyer.visitor);
    return { ...presentBuyer(buyer, language), jtoken };
  });
}
