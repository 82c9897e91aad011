import { describe, expect, it } from 'vitest';
import { StartError } from '#database/errors.ts';
import { readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: '3b1f4a0c7e92d85610fbc4a97d2e8350',
  SMS_URL: 'https://sms.example/send',
};

describe('SESSION_SECRET', () => {
  it.each([
    ['a'.repeat(40), /^The setting SESSION_SECRET is wrong: it can be guessed, .*openssl rand/],
    ['change-me-change-me-change-me-now', /^The setting SESSION_SECRET is wrong: it can be guessed/],
    ['3b1f4a0c7e92d856', /^The setting SESSION_SECRET is wrong: it has to have at least 32 characters\.$/],
  ])('refuses %s in one sentence', (secret, sentence) => {
    const read = () => readConfig({ ...production, SESSION_SECRET: secret });
    expect(read).toThrow(StartError);
    expect(read).toThrow(sentence);
  });

  it('takes what chance has made', () => {
    expect(readConfig(production)).toMatchObject({ sessionSecret: production.SESSION_SECRET, demo: false });
  });
});

it('sign-in codes are limited by day, by settings', () => {
  expect(readConfig(production).codesPerDay).toEqual({ number: 10, shop: 1000, all: 5000 });
  const most = { NUMBER_CODES_PER_DAY: '3', SHOP_CODES_PER_DAY: '20', CODES_PER_DAY: '50' };
  expect(readConfig({ ...production, ...most }).codesPerDay).toEqual({ number: 3, shop: 20, all: 50 });
  expect(() => readConfig({ ...production, CODES_PER_DAY: '0' })).toThrow(
    /^The setting CODES_PER_DAY is wrong/,
  );
});
