import { expect, test } from 'vitest';
import type { StaffUser } from '#contract/page.ts';
import { followStaffTabs } from './follow-staff-tabs.client.ts';

const NAME = 'shop-petclub-staff';
const bootstrap = { keyPrefix: 'shop', tenant: { id: 'petclub', companyCode: 'P' } };
const user = (userid: string, center: string) => ({ userid, userRole: '3', ActiveDC: center }) as StaffUser;

/** One tab over a storage that all share; `says` is what the shop answers when it is asked who is here. */
function openTab(storage: Map<string, string>, first: StaffUser, says: () => StaffUser) {
  const heard: Record<string, (event: Event) => void> = {};
  const listeners = new Set<() => void>();
  let now = first;
  let asked = 0;
  const tab = {
    document: { visibilityState: 'visible' as DocumentVisibilityState },
    addEventListener: (type: string, listener: (event: Event) => void) => {
      heard[type] = listener;
    },
    localStorage: {
      getItem: (name: string) => storage.get(name) ?? null,
      setItem: (name: string, value: string) => void storage.set(name, value),
    },
  };
  const become = (next: StaffUser) => {
    now = next;
    for (const listener of listeners) listener();
  };
  const staff = {
    user: () => now,
    follow: async () => {
      asked += 1;
      become(says());
    },
    subscribe: (listener: () => void) => listeners.add(listener),
  };
  followStaffTabs(tab as never, { staff: staff as never, bootstrap });
  return {
    tab,
    become,
    user: () => now,
    asked: () => asked,
    hear: async (type: string) => {
      heard[type]?.(Object.assign(new Event(type), { key: NAME }));
      await Promise.resolve();
    },
  };
}

test('B-64 a center picked in one tab is the other tab’s too', async () => {
  const storage = new Map<string, string>();
  const one = openTab(storage, user('S1', 'DC1'), () => user('S1', 'DC2'));
  const other = openTab(storage, user('S1', 'DC1'), () => user('S1', 'DC2'));
  one.become(user('S1', 'DC2'));
  await other.hear('storage');
  expect(other.user().ActiveDC).toBe('DC2');
  expect(one.asked()).toBe(0);
});

test('a tab that is not seen follows when it is', async () => {
  const storage = new Map<string, string>();
  const hidden = openTab(storage, user('S1', 'DC1'), () => user('S2', 'DC1'));
  hidden.tab.document.visibilityState = 'hidden';
  openTab(storage, user('S2', 'DC1'), () => user('S2', 'DC1'));
  await hidden.hear('storage');
  expect(hidden.asked()).toBe(0);
  hidden.tab.document.visibilityState = 'visible';
  await hidden.hear('visibilitychange');
  expect(hidden.user().userid).toBe('S2');
});

test('tabs that agree ask nothing', async () => {
  const storage = new Map<string, string>();
  const one = openTab(storage, user('S1', 'DC1'), () => user('S1', 'DC1'));
  await one.hear('pageshow');
  expect(one.asked()).toBe(0);
});
