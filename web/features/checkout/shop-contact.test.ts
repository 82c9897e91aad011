import { expect, test } from 'vitest';
import type { CustomerUser } from '#contract/page.ts';
import { readWebConfig } from '#domain/web-config/read.ts';
import type { WebConfigKey } from '#domain/web-config/registry.ts';
import { shopContact } from './shop-contact.ts';

const user = { CUSTOMERCODE: 'C1' } as CustomerUser;
const contactOf = (settings: Partial<Record<WebConfigKey, string>>) =>
  shopContact({ user, config: readWebConfig(settings) });
const LINE = 'https://line.example/shop';
const FACEBOOK = 'https://facebook.example/shop';

test('S-56 the people of a shop are found on its page of contacts', () => {
  expect(contactOf({ SOCIAL_LINE_URL: LINE })).toBe('/contents/CONTACT_001');
});

test.each([{ CONTACT_MENU_ENABLED: 'N' }, { TENANT_BEHAVIOURS: 'CONTACT_PAGE_HIDDEN' }])(
  'S-56 where that is hidden (%j), at its account on LINE or Facebook, or nowhere',
  (hidden) => {
    expect(contactOf({ ...hidden, SOCIAL_LINE_URL: LINE, SOCIAL_FACEBOOK_URL: FACEBOOK })).toBe(LINE);
    expect(contactOf({ ...hidden, SOCIAL_FACEBOOK_URL: FACEBOOK })).toBe(FACEBOOK);
    expect(contactOf(hidden)).toBeUndefined();
  },
);
