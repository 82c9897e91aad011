/** For whom this tab orders, noted for the merchant area: a way back there may leave the customer's shop without a word. */
import type { BootstrapData } from '#contract/page.ts';

type Place = Pick<BootstrapData, 'keyPrefix' | 'tenant'>;
export type Ordering = {
  /** The member of staff. */
  by: string;
  code: string;
  name: string;
};

const noteName = ({ keyPrefix, tenant }: Place): string => `${keyPrefix}-${tenant.id}-ordering-for`;

/** undefined: for nobody any more. */
export function noteOrdering(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  place: Place,
  ordering: Ordering | undefined,
): void {
  try {
    if (ordering) storage.setItem(noteName(place), JSON.stringify(ordering));
    else storage.removeItem(noteName(place));
  } catch {
    // Where the tab's storage refuses, the merchant area says nothing of it.
  }
}

/** undefined where nobody of that name orders in this tab. */
export function readOrdering(
  storage: Pick<Storage, 'getItem'>,
  place: Place,
  by: string,
): Ordering | undefined {
  try {
    const noted = JSON.parse(storage.getItem(noteName(place)) ?? 'null') as Ordering | null;
    return noted?.by === by ? noted : undefined;
  } catch {
    return undefined;
  }
}
