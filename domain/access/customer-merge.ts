/** Two registrations of one customer become one: what of each is kept, and what stands in the way (decision 61). */

/** By what a customer may be another as well: the letters of `search.customer_keys`. */
export const doubleReasons = { m: 'mobile', e: 'email', t: 'taxNumber', n: 'namePlace' } as const;
export type DoubleReason = (typeof doubleReasons)[keyof typeof doubleReasons];

/** What staff choose where the two differ. */
export const mergeFields = [
  'name',
  'mobile',
  'email',
  'taxNumber',
  'type',
  'storeType',
  'level',
  'credit',
  'salesman',
  'status',
] as const;
export type MergeField = (typeof mergeFields)[number];

/** `''` for what is not known; levels, credit and state are always known. */
export type MergeValues = Record<MergeField, string>;

/**
 * Of each field the value that stays: the kept customer's, the other's where it was chosen, and the other's where the kept one has
 * none.
 */
export function valuesAfter(
  kept: MergeValues,
  double: MergeValues,
  chosen: ReadonlySet<MergeField>,
): MergeValues {
  const entries = mergeFields.map((field) => {
    const takes = kept[field] === '' || (chosen.has(field) && double[field] !== '');
    return [field, takes ? double[field] : kept[field]] as const;
  });
  return Object.fromEntries(entries) as MergeValues;
}

export const mergeBlocks = ['taxNumbers', 'sap', 'otherAccounts', 'elsewhere', 'credit', 'held'] as const;
export type MergeBlock = (typeof mergeBlocks)[number];

export type MergeSide = {
  taxNumber: string;
  isSap: boolean;
  creditSatang: number;
  debtSatang: number;
  profileCode: string;
  /** Other accounts of the person that are still in use. */
  otherAccounts: number;
  /** Whether all centers that the person orders from are the caller's. */
  isWithin: boolean;
  /** Goods are held for a checkout at this moment. */
  isHolding: boolean;
  /** The person has signed in themselves within `SIGNED_IN_DAYS`. */
  signsIn: boolean;
};

/** What stands in the way; a super admin merges customers of any centers. */
export function blocksOf(
  kept: MergeSide,
  double: MergeSide,
  { isSuperAdmin, creditSatang }: { isSuperAdmin: boolean; creditSatang: number },
): MergeBlock[] {
  const isOnePerson = kept.profileCode === double.profileCode;
  const debt = kept.debtSatang + double.debtSatang;
  const stands: Record<MergeBlock, boolean> = {
    // Two legal persons: papers were made out to both.
    taxNumbers: kept.taxNumber !== '' && double.taxNumber !== '' && kept.taxNumber !== double.taxNumber,
    // The company's own system knows the code.
    sap: double.isSap,
    // Would come along unseen.
    otherAccounts: !isOnePerson && double.otherAccounts > 0,
    // Who has a person's number signs in as them, also where the caller has no say.
    elsewhere:
      !isSuperAdmin && (!kept.isWithin || !double.isWithin || (!isOnePerson && kept.otherAccounts > 0)),
    credit: debt > 0 && double.debtSatang > 0 && debt > creditSatang,
    held: double.isHolding,
  };
  return mergeBlocks.filter((block) => stands[block]);
}

export const SIGNED_IN_DAYS = 90;

/** Two people may be behind it: staff say that they have asked. */
export const needsAsking = (kept: MergeSide, double: MergeSide): boolean =>
  kept.profileCode !== double.profileCode && kept.signsIn && double.signsIn;
