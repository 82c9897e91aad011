/** The customer's addresses, and the Thai areas that an address lies in. */
import { queryOptions } from '@tanstack/react-query';
import type { DeliveryAddress } from '#contract/address.schemas.ts';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;

/** The addresses in use: C of the customer, S to ship to, B to bill to. */
export function addressesQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: ['addresses', locale],
    queryFn: async () => activeOf((await api.deliveryAddresses({ body: {} })).data),
  });
}

/** Of all addresses those in use. */
export const activeOf = (all: readonly DeliveryAddress[]): DeliveryAddress[] =>
  all.filter(({ Active }) => Active === 'Y');

/** Provinces; of a province its districts; of a district its sub-districts with their postcodes. */
export function areasQuery(
  { api, locale }: Asker,
  { province = '', district = '' }: { province?: string; district?: string },
) {
  return queryOptions({
    queryKey: ['areas', locale, province, district],
    queryFn: async () => {
      // Without a province the answer would be the whole country.
      const body =
        province === ''
          ? { ProvincesOnly: true }
          : { Province: province, ...(district !== '' && { Ampher: district }) };
      return (await api.allProvinces({ body })).data;
    },
    staleTime: Infinity,
  });
}

export type { DeliveryAddress };
