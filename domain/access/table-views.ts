/** The lists of the desk whose columns and views each member of staff arranges for themselves (B-71b). */
export const tableLists = [
  'salesOrders',
  'goodsIssue',
  'cash',
  'handIns',
  'handIn',
  'refundsDue',
  'paymentReviews',
  'lowStock',
  'stock',
  'expiringStock',
  'stockLedger',
  'stockTransfers',
  'stockCounts',
  'countLines',
  'promotions',
  'products',
  'productFindings',
  'emptyCategories',
  'brands',
  'groups',
  'customers',
  'customersNotLoggedIn',
  'customerTags',
  'customerCredit',
  'surveys',
  'banners',
  'news',
  'contentPages',
  'centers',
  'papers',
  'mySales',
  'staff',
  'log',
  'searchMisses',
  'searchWords',
] as const;
export type TableList = (typeof tableLists)[number];

/** The list as it comes, of which only the arrangement of its columns is kept. */
export const ALL_ROWS = 'all';

/** What a person may keep for one list. */
export const MOST_VIEWS = 20;
export const MOST_COLUMNS = 40;
export const COLUMN_WIDTH = { least: 56, most: 800 } as const;
