import { makeDemoShop } from './demo-shop.ts';

/** Once a run, before all tests. */
export default makeDemoShop;
