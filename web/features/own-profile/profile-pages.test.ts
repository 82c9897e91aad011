import { expect, test } from 'vitest';
import { readWebConfig } from '#domain/web-config/read.ts';
import { hasNewsList, mayChangePassword, mayEditProfile } from './profile-pages.ts';

const asked = (settings: Record<string, string> = {}, acting = false) => ({
  config: readWebConfig(settings),
  acting,
});

test('W-33 R-27e the profile is changed by the customer, unless an app of the company has it (HOST_APP_ACCOUNT)', () => {
  expect(mayEditProfile(asked())).toBe(true);
  expect(mayEditProfile(asked({}, true))).toBe(false);
  expect(mayEditProfile(asked({ TENANT_BEHAVIOURS: 'HOST_APP_ACCOUNT' }))).toBe(false);
});

test('R-27d the password is changed where the shop has sign-in by password, never by a salesman', () => {
  expect(mayChangePassword(asked())).toBe(true);
  expect(mayChangePassword(asked({}, true))).toBe(false);
  expect(mayChangePassword(asked({ PASSWORD_LOGIN_ENABLED: 'N' }))).toBe(false);
  expect(mayChangePassword(asked({ TENANT_BEHAVIOURS: 'HOST_APP_ACCOUNT' }))).toBe(false);
});

test('W-61 R-27h the list of news is hidden without PROFILE_NEWS_ENABLED, and from a salesman in a customer’s name', () => {
  expect(hasNewsList(asked({ PROFILE_NEWS_ENABLED: 'Y' }))).toBe(true);
  expect(hasNewsList(asked({ PROFILE_NEWS_ENABLED: 'N' }))).toBe(false);
  expect(hasNewsList(asked({ PROFILE_NEWS_ENABLED: 'Y' }, true))).toBe(false);
});
