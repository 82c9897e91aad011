/** That ordering for a customer has ended, noted in the tab until the salesman sees it in the merchant area. */
import type { BootstrapData } from '#contract/page.ts';

type Place = Pick<BootstrapData, 'keyPrefix' | 'tenant'>;

const noteName = ({ keyPrefix, tenant }: Place): string => `${keyPrefix}-${tenant.id}-ordering-ended`;

export function noteEndedOrdering(storage: Pick<Storage, 'setItem'>, place: Place, customer: string): void {
  try {
    storage.setItem(noteName(place), customer);
  } catch {
    // Where the tab's storage refuses, the salesman is led to sign in without the note.
  }
}

/** The customer's name; undefined where nothing has ended. */
export function readEndedOrdering(storage: Pick<Storage, 'getItem'>, place: Place): string | undefined {
  try {
    return storage.getItem(noteName(place)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The note has been shown. */
export function forgetEndedOrdering(storage: Pick<Storage, 'removeItem'>, place: Place): void {
  try {
    storage.removeItem(noteName(place));
  } catch {
    // Nothing was noted either.
  }
}
