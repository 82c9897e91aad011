/** What every part of the bench is given. */
import type { BenchOptions } from './options.ts';
import type { Shop, ShopServer } from './shop.ts';

export type Bench = {
  options: BenchOptions;
  shop: Shop;
  server: ShopServer;
  /** A folder for files of one run. */
  scratch: string;
};
