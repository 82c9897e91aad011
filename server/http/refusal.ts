import type { MerchantPageName } from '#domain/access/merchant-pages.ts';
import type { StaffRight } from '#domain/access/rights.ts';
import type { Call } from '#contract/define.ts';
import { kindsOf, type Visitor } from './visitor.ts';

export type Refusing = {
  /** Whether the shop has that merchant page enabled for this visitor's role. */
  hasMerchantPage: (visitor: Pick<Visitor, 'tenantId' | 'role'>, page: MerchantPageName) => Promise<boolean>;
  /** Whether the visitor's role has that right in the shop. */
  hasStaffRight: (visitor: Pick<Visitor, 'tenantId' | 'role'>, right: StaffRight) => Promise<boolean>;
};

/** Why this visitor may not make the call. */
export async function refusalOf(
  visitor: Visitor,
  call: Call,
  { hasMerchantPage, hasStaffRight }: Refusing,
): Promise<string | undefined> {
  if (!kindsOf(visitor).some((kind) => call.who.includes(kind))) return 'NOT_ALLOWED';
  if (call.page && !(await hasMerchantPage(visitor, call.page))) return 'PAGE_DISABLED';
  if (call.right && !(await hasStaffRight(visitor, call.right))) return 'RIGHT_MISSING';
  return undefined;
}
