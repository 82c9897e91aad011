import { describe, expect, test } from 'vitest';
import type { BootstrapData } from '#contract/page.ts';
import { centerCookie, rememberCenter } from './remember-center.ts';

const bootstrap = { keyPrefix: 'shop', tenant: { id: 'petclub', companyCode: 'P' } };

/** A tab that orders from PC01; `shopSays` is what the shop answers when it is asked, nothing where it is in trouble. */
function tab({ cookie, shopSays }: { cookie: string; shopSays?: string }) {
  let ActiveDC = 'PC01';
  const asked: string[] = [];
  const browser = { document: { cookie }, location: { protocol: 'http:' } };
  const session = {
    user: () => ({ CUSTOMERCODE: 'GUEST', ActiveDC }) as BootstrapData['user'],
    follow: async ({ why }: { why: string }) => {
      asked.push(why);
      ActiveDC = shopSays ?? ActiveDC;
      return shopSays !== undefined;
    },
  };
  const leave = () => rememberCenter(browser, { session, bootstrap });
  return { leave, asked, browser, center: () => ActiveDC };
}

describe('K-41 the center is remembered', () => {
  test('for a year, in a cookie with the prefix of the environment and the tenant', () => {
    expect(centerCookie('PC02', bootstrap, { secure: false })).toBe(
      'shop-petclub-center=PC02; path=/; max-age=31536000; samesite=lax',
    );
    expect(centerCookie('PC02', bootstrap, { secure: true })).toMatch(/; secure$/);
  });

  test('by whoever leaves the question, without asking the shop', async () => {
    const { leave, asked, browser } = tab({ cookie: 'shop-medisupply-center=MS01' });
    await leave();
    expect(browser.document.cookie).toMatch(/^shop-petclub-center=PC01;/);
    expect(asked).toEqual([]);
  });

  test('in the place of one that the shop has refused', async () => {
    const { leave, browser } = tab({ cookie: 'shop-petclub-center=CLOSED', shopSays: 'PC01' });
    await leave();
    expect(browser.document.cookie).toMatch(/^shop-petclub-center=PC01;/);
  });
});

describe('S-43 a center that another tab chose', () => {
  test('is never undone by a tab that does not know of it: that one follows', async () => {
    const { leave, asked, browser, center } = tab({
      cookie: 'shop-petclub-center=PC02',
      shopSays: 'PC02',
    });
    await leave();
    expect(asked).toEqual(['swap']);
    expect(browser.document.cookie).toBe('shop-petclub-center=PC02');
    expect(center()).toBe('PC02');
  });

  test('stays also while the shop cannot be asked', async () => {
    const { leave, browser } = tab({ cookie: 'shop-petclub-center=PC02' });
    await leave();
    expect(browser.document.cookie).toBe('shop-petclub-center=PC02');
  });
});
