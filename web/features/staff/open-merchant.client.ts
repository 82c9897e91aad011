/** The merchant area's part of opening a document in the browser: calls are made as staff, and nobody buys. */
import { calls } from '#contract/calls.ts';
import { createClient, type Api } from '#contract/client.ts';
import type { StaffUser } from '#contract/page.ts';
import { browserTransport } from '../session/token/browser-transport.client.ts';
import { followStaffTabs } from './follow-staff-tabs.client.ts';
import { createStaffSession, type StaffSession } from './staff-session.ts';
import type { Page } from '../../page/page-context.ts';

export function openMerchantSession(
  { locale, bootstrap }: Pick<Page, 'locale' | 'bootstrap'>,
  user: StaffUser,
): { api: Api; staff: StaffSession } {
  const staff = createStaffSession({ transport: browserTransport({ locale, bootstrap }), user });
  followStaffTabs(window, { staff, bootstrap });
  return { api: createClient(staff.send, calls), staff };
}
