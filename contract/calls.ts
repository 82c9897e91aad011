/** Every call of the product, once. */
import { centerPhotoCalls } from './center-photos.calls.ts';
import { auditCalls } from './audit.calls.ts';
import { goodsIssueCalls } from './goods-issues.calls.ts';
import { merchantOrderCalls } from './merchant-orders.calls.ts';
import { orderRunCalls } from './order-runs.calls.ts';
import { merchantStaffCalls } from './merchant-staff.calls.ts';
import { shopNotificationCalls } from './notifications.calls.ts';
import { merchantReportCalls } from './reports.calls.ts';
import { runCalls } from './runs.calls.ts';
import { secretSettingCalls } from './secret-settings.calls.ts';
import { shopCalls } from './shop.calls.ts';
import { staffCalls } from './staff.calls.ts';

export const calls = {
  ...shopCalls,
  ...staffCalls,
  ...centerPhotoCalls,
  ...goodsIssueCalls,
  ...merchantOrderCalls,
  ...shopNotificationCalls,
  ...merchantReportCalls,
  ...orderRunCalls,
  ...runCalls,
  ...auditCalls,
  ...merchantStaffCalls,
  ...secretSettingCalls,
};

export type CallName = keyof typeof calls;
