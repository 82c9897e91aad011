/** Whose promotions a member of staff sees and changes, by the centers that they work for. Null is for all centers. */

export type Planner = {
  /** The centers that they work for. */
  own: readonly string[];
  isSuperAdmin: boolean;
  /** They may plan for all centers: the super admin, and who works for every one. */
  mayAll: boolean;
};

type Centers = readonly string[] | null;

const hasOne = ({ own }: Planner, saleUnits: readonly string[]): boolean =>
  saleUnits.some((one) => own.includes(one));

export const maySeePromotion = (planner: Planner, saleUnits: Centers): boolean =>
  planner.own.length > 0 && (saleUnits === null || hasOne(planner, saleUnits));

/** The centers whose customers they may name in a promotion, and know by name there; null for all. */
export const customersKnownTo = ({ mayAll, own }: Planner): Centers => (mayAll ? null : own);

/** All of its centers are their own; a super admin changes what they see. */
export function mayChangePromotion(planner: Planner, saleUnits: Centers): boolean {
  if (!maySeePromotion(planner, saleUnits)) return false;
  if (saleUnits === null) return planner.mayAll;
  return planner.isSuperAdmin || saleUnits.every((one) => planner.own.includes(one));
}
