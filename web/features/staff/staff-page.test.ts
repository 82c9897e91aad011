import { describe, expect, test } from 'vitest';
import type { StaffUser } from '#contract/page.ts';
import type { Page } from '../../page/page-context.ts';
import { defineStaffEntry, defineStaffPage } from './staff-page.ts';

const user = (differs: Partial<StaffUser> = {}) =>
  ({ userid: 'S1', userRole: '3', Pages: ['home', 'orders'], ...differs }) as StaffUser;
const nobody = user({ userid: '', userRole: 'GUEST', Pages: [] });

/** What a guard throws to this visitor: a redirect's address and whether it is a document of its own, or a status. */
function thrown(
  guard: ((page: Page, url: URL) => void) | undefined,
  visitor: StaffUser | undefined,
  path: string,
) {
  const staff = visitor && { user: () => visitor };
  try {
    guard?.({ staff, locale: 'th' } as Page, new URL(path, 'https://shop.example'));
    return undefined;
  } catch (out) {
    if (out instanceof Response)
      return { to: out.headers.get('location'), document: out.headers.has('x-remix-reload-document') };
    return (out as { init: { status: number } }).init.status;
  }
}

describe('B-62 a page of the merchant area', () => {
  const { guard } = defineStaffPage({ messages: [], page: 'orders' });

  test('S-83 sends who has not signed in to the sign-in, and back to the page before', () => {
    expect(thrown(guard, nobody, '/merchant/order?type=3')).toEqual({
      to: '/merchant/login?next=%2Fmerchant%2Forder%3Ftype%3D3',
      document: false,
    });
  });

  test('lets in whom the table of pages lets in', () => {
    expect(thrown(guard, user(), '/merchant/order')).toBeUndefined();
  });

  test('B-65 refuses whose role or whose shop does without it', () => {
    const log = defineStaffPage({ messages: [], page: 'log' });
    expect(thrown(log.guard, user(), '/merchant/log')).toBe(403);
    expect(thrown(log.guard, user({ Pages: ['log'] }), '/merchant/log')).toBeUndefined();
  });

  test('is a document of its own for who comes from the shop', () => {
    expect(thrown(guard, undefined, '/merchant/order')).toEqual({ to: '/merchant/order', document: true });
  });
});

test('B-60 the sign-in is for who has not signed in; who has goes on', () => {
  const { guard } = defineStaffEntry({ messages: [] });
  expect(thrown(guard, nobody, '/merchant/login')).toBeUndefined();
  expect(thrown(guard, user(), '/merchant/login?next=/merchant/order')).toEqual({
    to: '/merchant/order',
    document: false,
  });
});
