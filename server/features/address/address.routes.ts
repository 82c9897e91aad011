import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { addressesOfCustomer, listAreas, saveAddress } from './address.usecases.ts';

/** Delivery addresses and the Thai areas (back-office 7). */
export function addAddressRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'deliveryAddresses', async (call) => {
    const data = await addressesOfCustomer(deps, call, call.body);
    return { status: 'OK', status_code: 200, data };
  });
  serveCall(app, deps, 'addDeliveryAddress', async (call) => {
    const data = await saveAddress(deps, call, call.body);
    return { status: 'OK', status_code: 200, data };
  });
  serveCall(app, deps, 'allProvinces', async ({ tenantId, language, body: { Province, Ampher } }) => {
    const areas = await listAreas(deps, { tenantId, language, province: Province, district: Ampher });
    return {
      data: {
        Province: areas.provinces.map(({ code, name }) => ({ Code: code, Name: name })),
        Ampher: areas.districts.map(({ code, name }) => ({
          Code: code,
          Name: name,
          Province: Province ?? '',
        })),
        Town: areas.subdistricts.map(({ code, name, postalCode }) => ({
          Code: code,
          Name: name,
          Ampher: Ampher ?? '',
          PostalCode: postalCode,
        })),
      },
    };
  });
}
