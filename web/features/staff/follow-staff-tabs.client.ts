/**
 * The merchant tabs of one browser agree on who works here and for which center. As for buyers (`follow-tabs.client.ts`):
 * each notes it in local storage, and a tab that reads another note asks the shop itself.
 */
import type { PageFacts, StaffUser } from '#contract/page.ts';
import type { StaffSession } from './staff-session.ts';

/** The part of the window that is needed. */
type Tab = Pick<Window, 'addEventListener' | 'localStorage'> & {
  document: Pick<Document, 'visibilityState'>;
};

export function followStaffTabs(
  tab: Tab,
  { staff, facts }: { staff: StaffSession; facts: Pick<PageFacts, 'keyPrefix' | 'tenant'> },
): void {
  const name = `${facts.keyPrefix}-${facts.tenant.id}-staff`;
  const read = (): string | null => {
    try {
      return tab.localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const write = (): void => {
    try {
      if (read() !== noteOf(staff.user())) tab.localStorage.setItem(name, noteOf(staff.user()));
    } catch {
      // A browser that keeps nothing has its tabs side by side; each is right by itself.
    }
  };
  const follow = (): void => {
    const note = read();
    if (note === null || tab.document.visibilityState === 'hidden' || note === noteOf(staff.user())) return;
    // What the shop says is noted in turn; a shop in trouble says nothing, and the next call will.
    void staff.follow().then(write, () => {});
  };

  write();
  staff.subscribe(write);
  tab.addEventListener('storage', (event) => {
    if (event.key === name) follow();
  });
  tab.addEventListener('visibilitychange', follow);
  tab.addEventListener('pageshow', follow);
}

const noteOf = ({ userid, userRole, ActiveDC }: StaffUser): string =>
  JSON.stringify([userid, userRole, ActiveDC]);
