/** Who somebody is elsewhere, kept in the tab while they prove a number here, so that a reload goes on with it. */
import type { BootstrapData } from '#contract/page.ts';

export type PendingIdentity = {
  ticket: string;
  /** As the other says it; '' for none. */
  name: string;
  /** Where to go on; '' for home. */
  next: string;
};

type Place = Pick<BootstrapData, 'keyPrefix' | 'tenant'>;
type IdentityStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const nameOf = ({ keyPrefix, tenant }: Place): string => `${keyPrefix}-${tenant.id}-identity`;

export function readPendingIdentity(storage: IdentityStorage, place: Place): PendingIdentity | undefined {
  try {
    const kept = JSON.parse(storage.getItem(nameOf(place)) ?? 'null') as Record<string, unknown> | null;
    const { ticket, name, next } = kept ?? {};
    const isWhole = typeof ticket === 'string' && typeof name === 'string' && typeof next === 'string';
    return isWhole ? { ticket, name, next } : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it with `undefined`. */
export function keepPendingIdentity(
  storage: IdentityStorage,
  place: Place,
  identity: PendingIdentity | undefined,
): void {
  try {
    if (identity) storage.setItem(nameOf(place), JSON.stringify(identity));
    else storage.removeItem(nameOf(place));
  } catch {
    // Where the tab's storage refuses, the sign-in is begun again.
  }
}
