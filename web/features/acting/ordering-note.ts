/** For whom this tab orders, noted for the merchant area: a way back there may leave the customer's shop without a word. */
import type { BootstrapData } from '#contract/page.ts';

type Place = Pick<BootstrapData, 'keyPrefix' | 'tenant'>;
export type Ordering = {
  /** The member of staff. */
  by: string;
  code: string;
  name: string;
};

export const orderingNoteName = ({ keyPrefix, tenant }: Place): string =>
  `${keyPrefix}-${tenant.id}-ordering-for`;

/** undefined: for nobody any more. */
export function noteOrdering(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  place: Place,
  ordering: Ordering | undefined,
): void {
  try {
    if (ordering) storage.setItem(orderingNoteName(place), JSON.stringify(ordering));
    else storage.removeItem(orderingNoteName(place));
  } catch {
    // Where the tab's storage refuses, the merchant area says nothing of it.
  }
}
