/** What is wrong with a chosen password, as the refusal of a call. */
import { FEWEST_PASSWORD_LETTERS, passwordFlaw, type PasswordFlaw } from '#domain/access/password.ts';
import { badRequest } from '../../http/call-error.ts';
import type { Tenant } from '../../plugins/tenants.ts';

const FLAWS = {
  tooShort: 'PASSWORD_TOO_SHORT',
  pattern: 'PASSWORD_PATTERN',
  common: 'PASSWORD_COMMON',
  ownName: 'PASSWORD_OWN_NAME',
} satisfies Record<PasswordFlaw, string>;

type Choice = {
  /** Of its owner. */
  names: readonly (string | null)[];
  shop: Tenant | undefined;
  /** Where it was typed. */
  field: string;
};

/** Throws 400 with the flaw that `passwordFlaw` finds, at its field. */
export function assertStrong(password: string, { names, shop, field }: Choice): void {
  const ofShop = [shop?.nameTh, shop?.nameEn, shop?.companyCode, shop?.tenantId];
  const all = [...names, ...ofShop].filter((one) => one != null);
  const flaw = passwordFlaw(password, { names: all });
  if (!flaw) return;
  const code = FLAWS[flaw];
  throw badRequest(code, { values: { count: FEWEST_PASSWORD_LETTERS }, fields: { [field]: code } });
}
