import { describe, expect, test } from 'vitest';
import { drawn, type Surroundings } from '../../testing/drawn.tsx';
import { WishHeart } from './wish-heart.tsx';

const draw = (user: Surroundings['user']) =>
  drawn(<WishHeart product={{ P_Code: 'P1', PRODUCTNAME: 'Novara' }} />, { user });

describe('S-16 the heart at a product', () => {
  test("is a customer's, who sees whether the product is on the list", () => {
    const html = draw({ CUSTOMERCODE: 'CUST1' });
    expect(html).toContain('aria-pressed="false"');
    expect(html).toContain('aria-label="Wish list: Novara"');
  });

  test('leads a guest to the sign-in', () => {
    const html = draw({});
    expect(html).not.toContain('aria-pressed');
    expect(html).toContain('aria-label="Log in to save Novara to your wish list"');
  });

  test('is none for a salesman acting for the customer: the list is not theirs to change', () => {
    expect(draw({ CUSTOMERCODE: 'CUST1', UserId: 'sale1' })).not.toContain('<button');
  });
});
