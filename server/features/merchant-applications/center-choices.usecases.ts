/** What an applicant chooses from: centers of the shop, and banks. */
import { thaiBanks } from '#domain/shop/thai-banks.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Language } from '../../http/messages.ts';
import {
  activeCenters,
  pageOfCenters,
  positionOf,
  presentCenter,
  type Center,
} from '../session/session.public.ts';
import { findCentersWithSalesmen } from './applications.queries.ts';

/** Those that take orders and have no active salesman. */
export async function centersWithoutSalesman(deps: Dependencies, tenantId: string): Promise<Center[]> {
  const all = await activeCenters(deps, tenantId);
  const taken = await deps.database.inTenant(tenantId, findCentersWithSalesmen, { readOnly: true });
  return all.filter(({ saleUnit }) => !taken.includes(saleUnit));
}

type Asking = { tenantId: string; language: Language; query: CallParsed<'merchantDists'>['query'] };

export async function merchantDists(
  deps: Dependencies,
  { tenantId, language, query }: Asking,
): Promise<CallAnswer<'merchantDists'>> {
  const { dcWithoutSaleman, lat, lng, ...page } = query;
  const centers =
    dcWithoutSaleman === 'Y'
      ? await centersWithoutSalesman(deps, tenantId)
      : await activeCenters(deps, tenantId);
  return pageOfCenters(centers, { ...page, position: positionOf(lat, lng) }).map((center) =>
    presentCenter(center, language),
  );
}

export const merchantBanks = (language: Language): CallAnswer<'merchantBanks'> =>
  thaiBanks.map((bank) => ({ bankcode: bank.code, bankname: bank[language] }));
