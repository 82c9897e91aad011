/** The token with which an applicant asks how the application stands, kept in this browser (R-42h). */
import type { BootstrapData } from '#contract/page.ts';

type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Place = Pick<BootstrapData, 'keyPrefix' | 'tenant'>;
const nameOf = ({ keyPrefix, tenant }: Place): string => `${keyPrefix}-${tenant.id}-applicant`;

export function readApplicantToken(storage: TokenStorage, place: Place): string | undefined {
  try {
    return storage.getItem(nameOf(place)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it with `undefined`. */
export function keepApplicantToken(storage: TokenStorage, place: Place, token: string | undefined): void {
  try {
    if (token === undefined) storage.removeItem(nameOf(place));
    else storage.setItem(nameOf(place), token);
  } catch {
    // Proving the number again gives another.
  }
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
