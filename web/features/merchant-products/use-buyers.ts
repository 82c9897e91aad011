import { useState } from 'react';
import type { Pick } from '../../merchant-ui/form/pick-field.tsx';
import { usePage } from '../../page/page-context.ts';
import { MERCHANT_PRODUCTS } from './merchant-products.queries.ts';

/** What a `PickField` needs to find customers of a center for whom prices are asked; who was found stays named. */
export function useBuyers(saleUnit: string) {
  const { api, locale } = usePage();
  const [known, setKnown] = useState<readonly Pick[]>([]);
  return {
    list: [...MERCHANT_PRODUCTS, 'buyers', locale, saleUnit],
    find: async (text: string): Promise<Pick[]> => {
      const { Customers } = await api.priceBuyers({ query: { text, saleUnit } });
      const found = Customers.map(({ CUSTOMERCODE, CUSTOMERNAME }) => ({
        value: CUSTOMERCODE,
        label: `${CUSTOMERNAME} (${CUSTOMERCODE})`,
      }));
      setKnown((before) => [...before, ...found]);
      return found;
    },
    chosen: (code: string): Pick | undefined => known.find(({ value }) => value === code),
  };
}
