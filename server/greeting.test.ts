import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';
import { testConfig } from './testing/shop.ts';

const greet = (demo: boolean, demoShops: string[]) =>
  greeting({ config: { ...testConfig, demo }, tenants: [], demoShops, address: 'http://0.0.0.0:3000' });

describe('a shop that is no demo', () => {
  it('says in one line that it is open', () => {
    expect(greet(false, [])).toBe('The shop is open on http://0.0.0.0:3000');
  });

  it('says so where it finds accounts of a demo, and what to do', () => {
    const [, ...more] = greet(false, ['petclub', 'homegoods']).split('\n');
    expect(more).toEqual([
      'The demo accounts of petclub, homegoods are closed, because this is no demo (DEMO): give these shops accounts of their own, or start with another DATA_DIR or DATABASE_URL.',
    ]);
  });
});

it('a demo prints its logins', () => {
  expect(greet(true, ['petclub'])).toContain('customer, credit, agent / demo1234');
});
