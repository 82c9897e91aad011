/**
 * Codes that stand in an address in place of one that staff choose, such as `/merchant/product/new`: nothing may be called so, in whatever
 * case. `reserved-codes.test.ts` of `web/` compares them with the table of addresses.
 */
export const RESERVED_CODES = {
  product: ['new', 'quality', 'category'],
  brand: ['new'],
  group: ['new'],
  category: ['new'],
  content: [],
  center: ['new'],
} as const satisfies Record<string, readonly string[]>;

export const isReservedCode = (of: keyof typeof RESERVED_CODES, code: string): boolean => {
  const reserved: readonly string[] = RESERVED_CODES[of];
  return reserved.includes(code.trim().toLowerCase());
};
