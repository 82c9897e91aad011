import { beforeEach, describe, expect, test } from 'vitest';
import type { CustomerUser } from '#contract/page.ts';
import { followOtherTabs } from './follow-tabs.client.ts';
import type { SessionChange } from './token-session.ts';

const user = (code: string, center = 'DC1') =>
  ({ CUSTOMERCODE: code, ActiveDC: center, userRole: '' }) as CustomerUser;
const bootstrap = { keyPrefix: 'shop', tenant: { id: 'petclub', companyCode: 'P' } };
const NAME = 'shop-petclub-visitor';

/** One browser: its storage, and who the shop says is here. */
let storage: Map<string, string>;
let tabs: { hear: (type: string) => void }[];
let shopSays: CustomerUser;
let asked: string[];

beforeEach(() => {
  storage = new Map();
  tabs = [];
  asked = [];
});

function openTab(first: CustomerUser) {
  const heard: Record<string, (event: Event) => void> = {};
  const listeners: ((now: CustomerUser, before: CustomerUser, change: SessionChange) => void)[] = [];
  let now = first;
  const become = (next: CustomerUser, change: SessionChange) => {
    const before = now;
    now = next;
    if (before.CUSTOMERCODE !== next.CUSTOMERCODE || before.ActiveDC !== next.ActiveDC)
      for (const listener of listeners) listener(next, before, change);
  };
  const document: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const tab = {
    document,
    user: () => now,
    become,
    /** The browser reports a storage change or that the tab is visible. */
    hear: (type: string) => heard[type]?.(Object.assign(new Event(type), { key: NAME })),
  };
  const localStorage = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => {
      storage.set(name, value);
      // The browser notifies the other tabs of a change, later.
      for (const other of tabs) if (other !== tab) queueMicrotask(() => other.hear('storage'));
    },
  } as Storage;
  tabs.push(tab);
  followOtherTabs(
    {
      document,
      localStorage,
      addEventListener: (type: string, listener: unknown) => {
        heard[type] = listener as (event: Event) => void;
      },
    } as Parameters<typeof followOtherTabs>[0],
    {
      bootstrap,
      session: {
        user: () => now,
        token: async () => '',
        lapsed: () => false,
        lapsedActing: () => false,
        adopt: () => {},
        leave: async () => {},
        follow: async ({ signedIn, why }) => {
          asked.push(`${signedIn ? 'customer' : 'guest'} ${why}`);
          become(shopSays, { why, elsewhere: true });
          return true;
        },
        subscribe: (listener) => {
          listeners.push(listener);
          return () => {};
        },
      },
    },
  );
  return tab;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('S-43 the tabs of a browser', () => {
  test.each([
    ['sign in', user('GUEST'), user('C1'), 'login', 'customer login'],
    ['sign out', user('C1'), user('GUEST'), 'logout', 'guest logout'],
    ['lose the session', user('C1'), user('GUEST'), 'over', 'guest over'],
    ['change the center', user('C1'), user('C1', 'DC2'), 'swap', 'customer swap'],
    ['change the center as a guest', user('GUEST'), user('GUEST', 'DC2'), 'swap', 'guest swap'],
  ] as const)(
    '%s together: the other one asks the shop who is here',
    async (_what, before, after, why, question) => {
      const [one, other] = [openTab(before), openTab(before)];
      await settled();
      shopSays = after;
      one.become(after, { why, elsewhere: false });
      await settled();
      expect(asked).toEqual([question]);
      expect(other.user()).toEqual(after);
    },
  );

  test('follow when they are seen again, and ask nothing while nobody sees them', async () => {
    const [one, other] = [openTab(user('C1')), openTab(user('C1'))];
    await settled();
    shopSays = user('GUEST');
    other.document.visibilityState = 'hidden';
    one.become(shopSays, { why: 'logout', elsewhere: false });
    await settled();
    expect(other.user().CUSTOMERCODE).toBe('C1');
    other.document.visibilityState = 'visible';
    other.hear('visibilitychange');
    await settled();
    expect(other.user().CUSTOMERCODE).toBe('GUEST');
  });

  test('meet at what the shop says when an old document disagrees', async () => {
    const one = openTab(user('C1'));
    shopSays = user('C1');
    const stale = openTab(user('GUEST'));
    await settled();
    await settled();
    expect([one.user().CUSTOMERCODE, stale.user().CUSTOMERCODE]).toEqual(['C1', 'C1']);
    expect(asked.length).toBeLessThan(5);
  });

  test('make nothing of a note that is none', async () => {
    storage.set(NAME, '{"customer":1}');
    const one = openTab(user('C1'));
    storage.set(NAME, 'not json');
    one.hear('storage');
    await settled();
    expect(asked).toEqual([]);
  });
});
