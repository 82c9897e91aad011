/** Which of a person's accounts orders from a center (S-73). */

/** An account with the centers it is bound to; bound to none, it may order from all. */
export type AccountCenters = { saleUnits: readonly string[] };

/** The account that has a center: the first that names it, else the first that is bound to none. */
export function accountOfCenter<T extends AccountCenters>(
  accounts: readonly T[],
  saleUnit: string,
): T | undefined {
  return (
    accounts.find(({ saleUnits }) => saleUnits.includes(saleUnit)) ??
    accounts.find(({ saleUnits }) => saleUnits.length === 0)
  );
}

/**
 * The account that a person begins with: of the active ones that of the remembered center, else the first; without an active
 * one the first of all, whose state tells why they may not come in.
 */
export function accountAtSignIn<T extends AccountCenters & { status: string }>(
  accounts: readonly T[],
  remembered: string | undefined,
): T | undefined {
  const active = accounts.filter(({ status }) => status === 'active');
  const wished = remembered === undefined ? undefined : accountOfCenter(active, remembered);
  return wished ?? active[0] ?? accounts[0];
}
