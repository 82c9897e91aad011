import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { defineSalesExport } from './sales-export.usecases.ts';
import {
  customerPresenter,
  customersOfCode,
  customersToVisit,
  customersVisitedToday,
  nearCustomers,
  recentCustomers,
  searchCustomers,
} from './customers.usecases.ts';
import { mySales } from './sales.usecases.ts';

/** Staff find a customer to order for, and see their own sales (B-14). */
export function addActingRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'staffCustomers', async (call) => {
    const { visitor, query } = call;
    const { customers, next } = await searchCustomers(deps, { visitor, ...query, saleUnit: query.saleUnit });
    return { Data: customers.map(await customerPresenter(deps, call)), Next: next };
  });
  serveCall(app, deps, 'recentCustomers', async (call) => {
    const { visitor, query } = call;
    const customers = await recentCustomers(deps, { visitor, saleUnit: query.saleUnit, take: query.take });
    return { Data: customers.map(await customerPresenter(deps, call)) };
  });
  serveCall(app, deps, 'visitedToday', async (call) => {
    const { visitor, query } = call;
    const visited = await customersVisitedToday(deps, { visitor, saleUnit: query.saleUnit });
    const show = await customerPresenter(deps, call);
    return {
      Data: visited.map(({ customer, visit }) =>
        Object.assign(show(customer), { VisitedAt: visit.at.toISOString(), Did: visit.did }),
      ),
    };
  });
  serveCall(app, deps, 'customersToVisit', async (call) => {
    const { visitor, query } = call;
    const { saleUnit, take, lat, lng: lon } = query;
    const from = lat === undefined || lon === undefined ? undefined : { lat, lon };
    const left = await customersToVisit(deps, { visitor, saleUnit, take, from });
    const show = await customerPresenter(deps, call);
    return { Data: left.map(({ customer, km }) => Object.assign(show(customer), { Distance: km })) };
  });
  serveCall(app, deps, 'nearCustomers', async (call) => {
    const { visitor, query } = call;
    const { saleUnit, take, lat, lng: lon } = query;
    const near = await nearCustomers(deps, { visitor, saleUnit, take, from: { lat, lon } });
    const show = await customerPresenter(deps, call);
    return { Data: near.map(({ customer, km }) => Object.assign(show(customer), { Distance: km })) };
  });
  serveCall(app, deps, 'customersList', async (call) => {
    const { visitor, query } = call;
    const { code, saleUnit } = query;
    const customers = await customersOfCode(deps, { visitor, code, saleUnit });
    return { Data: customers.map(await customerPresenter(deps, call)) };
  });
  defineSalesExport(deps);
  serveCall(app, deps, 'mySales', ({ visitor, query }) => mySales(deps, { visitor, range: query.range }));
}
