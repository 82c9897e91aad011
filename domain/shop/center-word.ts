/** A shop's term for the places that ship its orders: distribution center, branch or store. */
const centerWords = ['center', 'branch', 'store'] as const;

export type CenterWord = (typeof centerWords)[number];

export function parseCenterWord(value: string): CenterWord | undefined {
  return centerWords.find((word) => word === value.trim().toLowerCase());
}
