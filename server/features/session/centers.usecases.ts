/** Distribution centers: those a visitor may order from, the active one, and their distances (S-08). */
import type { Dependencies } from '../../dependencies.ts';
import type { Language } from '../../http/messages.ts';
import { tags } from '../../cache/tags.ts';
import { findActiveCenters, type Center } from './centers.queries.ts';

export type { Center };

/**
 * The tenant's centers that take orders, in the shop's order, from memory; reloaded after a change of the tag
 * `config`.
 */
export function activeCenters(
  { database, cache }: Pick<Dependencies, 'database' | 'cache'>,
  tenantId: string,
): Promise<Center[]> {
  return cache.getOrMake(`centers/${tenantId}`, async () => {
    const value = await database.inTenant(tenantId, findActiveCenters, { readOnly: true });
    return { value, bytes: JSON.stringify(value).length, tags: [tags.config(tenantId)] };
  });
}

/** The centers with these codes, in the order of the codes. Without codes the visitor is not restricted: all. */
export function centersAllowed(all: readonly Center[], saleUnits: readonly string[]): readonly Center[] {
  if (saleUnits.length === 0) return all;
  return saleUnits.flatMap((code) => all.find((center) => center.saleUnit === code) ?? []);
}

/** The first of the preferred centers that is allowed, else the first allowed one. */
export function chooseCenter(
  allowed: readonly Center[],
  wishes: readonly (string | null | undefined)[],
): Center | undefined {
  for (const wish of wishes) {
    const found = allowed.find((center) => center.saleUnit === wish);
    if (found) return found;
  }
  return allowed[0];
}

export const centerName = (
  center: Pick<Center, 'nameTh' | 'nameEn'> | undefined,
  language: Language,
): string => (language === 'en' ? center?.nameEn : center?.nameTh) ?? '';

/** In English if the shop provides it. */
export const centerAddress = (center: Center | undefined, language: Language): string =>
  (language === 'en' ? center?.fullAddressEn : undefined) ?? center?.fullAddress ?? '';
