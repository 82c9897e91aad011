/** Every call of the product, once. */
import { accountCalls } from './account.calls.ts';
import { actingCalls } from './acting.calls.ts';
import { addressCalls } from './address.calls.ts';
import { auditCalls } from './audit.calls.ts';
import { cartCalls } from './cart.calls.ts';
import { catalogueCalls } from './catalogue.calls.ts';
import { contentCalls } from './content.calls.ts';
import { merchantOrderCalls } from './merchant-orders.calls.ts';
import { merchantReportCalls } from './merchant-reports.calls.ts';
import { orderCalls } from './orders.calls.ts';
import { searchCalls } from './search.calls.ts';
import { sessionCalls } from './session.calls.ts';
import { staffCalls } from './staff.calls.ts';
import { webConfigCalls } from './webconfig.calls.ts';
import { wishlistCalls } from './wishlist.calls.ts';

export const calls = {
  ...sessionCalls,
  ...staffCalls,
  ...actingCalls,
  ...accountCalls,
  ...webConfigCalls,
  ...catalogueCalls,
  ...searchCalls,
  ...wishlistCalls,
  ...contentCalls,
  ...addressCalls,
  ...cartCalls,
  ...orderCalls,
  ...merchantOrderCalls,
  ...merchantReportCalls,
  ...auditCalls,
};

export type CallName = keyof typeof calls;
