import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { Language } from '../../http/messages.ts';
import { serveCall } from '../../http/serve-call.ts';
import type { Visitor } from '../../http/visitor.ts';
import { beginActing, endActing } from './acting-session.usecases.ts';
import { presentSignedIn } from './session.buyer.usecases.ts';
import { assertOwnOrigin, clearCookie, readCookie, setCookie, type Exchange } from './session.cookies.ts';

/** A staff member starts and stops acting for a customer (B-10). */
export function addActingSessionRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { config } = deps;
  type ActingStart = Pick<Parameters<typeof beginActing>[1], 'client' | 'saleUnit'>;
  const begin = async (call: Exchange & { visitor: Visitor; language: Language }, start: ActingStart) => {
    assertOwnOrigin(config, call);
    const secret = readCookie(config, call, 'buyer');
    const acting = await beginActing(deps, { visitor: call.visitor, ...start, secret });
    setCookie(config, call, { kind: 'buyer', value: acting.secret });
    const signedIn = await presentSignedIn(deps, acting.buyer, call.language);
    return { ...signedIn, ActingUntil: acting.until.toISOString() };
  };

  serveCall(app, deps, 'loginAsClient', (call) => {
    const { code: customerCode, saleUnit } = call.params;
    return begin(call, { client: { customerCode }, saleUnit: call.query.activeDc ?? saleUnit });
  });
  serveCall(app, deps, 'loginAsProfile', (call) =>
    begin(call, { client: { profileCode: call.params.id }, saleUnit: call.query.activeDc }),
  );
  serveCall(app, deps, 'endActing', async (call) => {
    assertOwnOrigin(config, call);
    await endActing(deps, call.visitor);
    clearCookie(config, call, 'buyer');
    return { statusText: 'OK' };
  });
}
