import type { CustomerUser, VisitorMarks } from '#contract/page.ts';
import type { WebConfig } from '#domain/web-config/read.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { creditLeft } from './credit-balance.tsx';

/**
 * What a page shows of this visitor's own data, as text. The browser must render the very same from its bootstrap data.
 */
export function visitorTexts(visitor: { user: CustomerUser; config: WebConfig }): VisitorMarks {
  const left = creditLeft(visitor);
  return { name: visitor.user.CUSTOMERNAME, credit: left === undefined ? '' : formatBaht(left) };
}
