/**
 * A shop for tests of one-time codes, with a clock that is fixed until it is set; counts are reset after each test.
 */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createTestShop, testConfig, type Given, type TestShop } from './shop.ts';

const BEGIN = new Date('2026-03-02T05:00:00Z').getTime();

/** Call at the head of a test file: sets up and tears down with it. */
export function codeShop() {
  let shop: TestShop;
  const after = (seconds: number): void => {
    shop.now = new Date(BEGIN + seconds * 1000);
  };
  beforeAll(async () => {
    shop = await createTestShop();
  });
  afterAll(() => shop.stop());
  beforeEach(() => after(0));
  afterEach(async () => {
    await shop.database.asOwner('delete from one_time_codes; delete from platform.code_counts');
    shop.deps.config.codesPerDay = testConfig.codesPerDay;
    shop.deps.config.limits = testConfig.limits;
    shop.problems.length = 0;
  });
  return {
    /** Only once the file has begun. */
    get shop(): TestShop {
      return shop;
    },
    /** Sets the clock to this many seconds after the beginning. */
    after,
    request: (mobile = '0810000001', given: Given = {}) =>
      shop.call('requestCode', { tenant: 'alpha', ...given, body: { mobile } }),
  };
}
