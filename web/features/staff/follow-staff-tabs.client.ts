/** The merchant tabs of one browser agree on who works here and for which center, as buyers' tabs do. */
import type { BootstrapData } from '#contract/page.ts';
import { followTabs, type Tab } from '../session/token/follow-tabs.client.ts';
import type { StaffSession } from './staff-session.ts';

export function followStaffTabs(
  tab: Tab,
  { staff, bootstrap }: { staff: StaffSession; bootstrap: Pick<BootstrapData, 'keyPrefix' | 'tenant'> },
): void {
  const current = (): string[] => {
    const { userid, userRole, ActiveDC } = staff.user();
    return [userid, userRole, ActiveDC];
  };
  followTabs<readonly unknown[]>(tab, {
    name: `${bootstrap.keyPrefix}-${bootstrap.tenant.id}-staff`,
    current,
    check: (read) => (Array.isArray(read) ? read : undefined),
    isSame: (a, b) => a.join('\n') === b.join('\n'),
    ask: async () => {
      await staff.follow();
      return current();
    },
    subscribe: (listener) => staff.subscribe(() => listener(current())),
  });
}
