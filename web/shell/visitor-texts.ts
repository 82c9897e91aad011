import type { CustomerUser, VisitorMarks } from '#contract/page.ts';
import type { WebConfig } from '#domain/web-config/read.ts';
import { formatBaht } from '../ui/display/money.tsx';
import { creditLeft } from './credit-balance.tsx';

/** What a page shows of this visitor himself, as text. The browser must draw the very same from his bootstrap data. */
export function visitorTexts(visitor: { user: CustomerUser; config: WebConfig }): VisitorMarks {
  const left = creditLeft(visitor);
  return { name: visitor.user.CUSTOMERNAME, credit: left === undefined ? '' : formatBaht(left) };
}
