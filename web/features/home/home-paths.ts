/** Where all of a row of home is. */
import { listPath } from '../product/list/list-search.ts';
import type { HomeGroup } from './home.queries.ts';

export const ALL_OF = {
  promotions: listPath({ categories: [], collections: ['promotion'] }),
  hotDeals: listPath({ categories: [], collections: ['hotDeal'] }),
  bestSellers: listPath({ categories: [], collections: ['bestSeller'] }),
  buyAgain: listPath({ categories: [], collections: ['buyAgain'] }),
  recommended: listPath({ categories: [] }),
};

/** The list of a display group. */
export const groupPath = ({ Id, Name }: HomeGroup['Group']): string =>
  listPath({ categories: [], group: { id: Id, name: Name } });
