/** The codes that buyers type and staff set: letters and digits, upper or lower case alike. */

/** A code as the shop keeps it, in capitals; the database has the same rule (`promotion_codes`). */
export const PROMOTION_CODE = /^[A-Z0-9]{3,20}$/;

/** The code as the shop keeps it; undefined where what was typed cannot be one. Blanks, which copying brings along, do not count. */
export function promotionCodeOf(typed: string): string | undefined {
  const code = typed.replaceAll(/\s/g, '').toUpperCase();
  return PROMOTION_CODE.test(code) ? code : undefined;
}
