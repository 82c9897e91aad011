/** The codes that buyers type: letters and digits, upper or lower case alike. */
const CODE = /^[A-Z0-9]{1,40}$/;

/** The code as the shop keeps it; undefined where what was typed cannot be one. Blanks, which copying brings along, do not count. */
export function promotionCodeOf(typed: string): string | undefined {
  const code = typed.replaceAll(/\s/g, '').toUpperCase();
  return CODE.test(code) ? code : undefined;
}
