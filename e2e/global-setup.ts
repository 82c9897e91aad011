import { makeDemoShop, removeDemoShop } from './demo-shop.ts';

/** Once a run, before all projects. What is given back runs after them. */
export default async function setUp(): Promise<() => Promise<void>> {
  await makeDemoShop();
  return removeDemoShop;
}
