import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { readProfile, saveProfile } from './customer-profile.usecases.ts';
import {
  addressesOf,
  customerChoices,
  deliveryAddressesFor,
  listCustomers,
  readCustomer,
  removeSignIn,
  signInsOf,
} from './merchant-customers.usecases.ts';

/** Staff look after the customers of their centers. */
export function addMerchantCustomerRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'merchantCustomers', (call) => listCustomers(deps, call, call.query));
  serveCall(app, deps, 'customerChoices', (call) => customerChoices(deps, call, call.query));
  serveCall(app, deps, 'merchantCustomer', (call) => readCustomer(deps, call, call.params));
  serveCall(app, deps, 'customerAddresses', async (call) => ({
    Data: await addressesOf(deps, call, call.params),
  }));
  serveCall(app, deps, 'deliveryAddresses', async (call) => {
    const data = await deliveryAddressesFor(deps, call, call.body);
    return { status: 'OK', status_code: 200, data };
  });
  serveCall(app, deps, 'customerSignIns', (call) => signInsOf(deps, call, call.params));
  serveCall(app, deps, 'removeCustomerSignIn', (call) =>
    removeSignIn(deps, call, { ...call.params, ...call.body }),
  );
  serveCall(app, deps, 'customerAccount', (call) => readProfile(deps, call, call.params.code));
  serveCall(app, deps, 'saveCustomerAccount', (call) =>
    saveProfile(deps, call, { ...call.params, ...call.body }),
  );
}
