/** The merchant tabs of one browser agree on who works here and for which center, as buyers' tabs do. */
import type { PageFacts } from '#contract/page.ts';
import { followTabs, type Tab } from '../session/follow-tabs.client.ts';
import type { StaffSession } from './staff-session.ts';

export function followStaffTabs(
  tab: Tab,
  { staff, facts }: { staff: StaffSession; facts: Pick<PageFacts, 'keyPrefix' | 'tenant'> },
): void {
  const current = (): string[] => {
    const { userid, userRole, ActiveDC } = staff.user();
    return [userid, userRole, ActiveDC];
  };
  followTabs<readonly unknown[]>(tab, {
    name: `${facts.keyPrefix}-${facts.tenant.id}-staff`,
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
