import type { BootstrapData } from '#contract/page.ts';
import { orderingNoteName, type Ordering } from './ordering-note.ts';

/** For whom this member of staff orders in this tab; undefined for nobody, and where the tab's storage refuses. */
export function readOrdering(
  storage: Pick<Storage, 'getItem'>,
  place: Pick<BootstrapData, 'keyPrefix' | 'tenant'>,
  by: string,
): Ordering | undefined {
  try {
    const noted = JSON.parse(storage.getItem(orderingNoteName(place)) ?? 'null') as Ordering | null;
    return noted?.by === by ? noted : undefined;
  } catch {
    return undefined;
  }
}
