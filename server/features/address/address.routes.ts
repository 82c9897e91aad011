import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import {
  areasOf,
  asksWholeCountry,
  chooseDefaultAddress,
  removeAddress,
  saveAddress,
  wholeCountry,
} from './address.usecases.ts';

/** Delivery addresses and the Thai areas (C-05). */
export function addAddressRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'addDeliveryAddress', async (call) => {
    const data = await saveAddress(deps, call, call.body);
    return { status: 'OK', status_code: 200, data };
  });
  serveCall(app, deps, 'defaultDeliveryAddress', async (call) => {
    const data = await chooseDefaultAddress(deps, call, call.body);
    return { status: 'OK', status_code: 200, data };
  });
  serveCall(app, deps, 'removeDeliveryAddress', async (call) => {
    const data = await removeAddress(deps, call, call.body);
    return { status: 'OK', status_code: 200, data };
  });
  serveCall(app, deps, 'allProvinces', async ({ reply, body, ...asking }) =>
    asksWholeCountry(body)
      ? deps.sendCached(reply, await wholeCountry(deps, asking))
      : areasOf(deps, asking, body),
  );
}
