import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { Language } from '../../http/messages.ts';
import { serveCall } from '../../http/serve-call.ts';
import type { Visitor } from '../../http/visitor.ts';
import { presentSignedIn } from '../session/session.buyer.ts';
import {
  assertOwnOrigin,
  clearCookie,
  readCookie,
  setCookie,
  type Exchange,
} from '../session/session.cookies.ts';
import { beginActing, endActing } from './acting.usecases.ts';
import { customersOfCode, presentCustomer, searchCustomers } from './customers.usecases.ts';
import { mySales } from './sales.usecases.ts';

/** A member of staff finds a customer, orders for him, and sees what he sold (back-office 7). */
export function addActingRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { config } = deps;
  type Asked = { customerCode: string; saleUnit: string | undefined };
  const begin = async (
    call: Exchange & { visitor: Visitor; language: Language },
    { customerCode, saleUnit }: Asked,
  ) => {
    assertOwnOrigin(config, call);
    const secret = readCookie(config, call, 'buyer');
    const acting = await beginActing(deps, { visitor: call.visitor, customerCode, saleUnit, secret });
    setCookie(config, call, { kind: 'buyer', value: acting.secret });
    const signedIn = await presentSignedIn(deps, acting.buyer, call.language);
    return { ...signedIn, ActingUntil: acting.until.toISOString() };
  };

  serveCall(app, deps, 'loginAsClient', (call) => {
    const { code: customerCode, saleUnit } = call.params;
    return begin(call, { customerCode, saleUnit: call.query.activeDc ?? saleUnit });
  });
  serveCall(app, deps, 'loginAsProfile', (call) =>
    begin(call, { customerCode: call.params.id, saleUnit: call.query.activeDc }),
  );
  serveCall(app, deps, 'endActing', async (call) => {
    assertOwnOrigin(config, call);
    await endActing(deps, call.visitor);
    clearCookie(config, call, 'buyer');
    return { statusText: 'OK' };
  });
  serveCall(app, deps, 'staffCustomers', async ({ visitor, query, language }) => {
    const { customers, next } = await searchCustomers(deps, { visitor, ...query, saleUnit: query.saleUnit });
    return { Data: customers.map((one) => presentCustomer(one, language)), Next: next };
  });
  serveCall(app, deps, 'customersList', async ({ visitor, query, language }) => {
    const { code, saleUnit } = query;
    const customers = await customersOfCode(deps, { visitor, code, saleUnit });
    return { Data: customers.map((one) => presentCustomer(one, language)) };
  });
  serveCall(app, deps, 'mySales', ({ visitor, query }) => mySales(deps, { visitor, range: query.range }));
}
