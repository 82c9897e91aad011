/** Where all of a row of home is. */
import { listPath } from '../product/list-search.ts';
import type { HomeGroup } from './home.queries.ts';

export const ALL_OF = {
  promotions: listPath({ categories: [], shelves: ['promotion'] }),
  hotDeals: listPath({ categories: [], shelves: ['hotDeal'] }),
  bestSellers: listPath({ categories: [], shelves: ['bestSeller'] }),
  buyAgain: listPath({ categories: [], shelves: ['buyAgain'] }),
  recommended: listPath({ categories: [] }),
};

/** The list of a display group. */
export const groupPath = ({ Id, Name }: HomeGroup['Group']): string =>
  listPath({ categories: [], group: { id: Id, name: Name } });
