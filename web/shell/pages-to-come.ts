/**
 * Pages that the menus lead to and that are not built yet: their entries are complete, with flag and rule, and are held
 * back so that no link leads nowhere. A test fails once one of them has a route and is still listed here.
 */
export const pagesToCome: readonly string[] = ['/agents/customers'];

export function isToCome(path: string): boolean {
  return pagesToCome.includes(path);
}
