/** A page that failed for one visitor is shown to the next, who came in another tab. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { bootstrapOf } from '../../../testing/drawn.tsx';
import { refusal } from '../../../testing/fake-shop.ts';
import { openShop } from '../../../testing/open-shop.tsx';
import { shopOf } from '../../../testing/small-shop.ts';
import { until } from '../../../testing/until.ts';
import { aroundProductQuery, productQuery } from '../../product/product.queries.ts';
import { testProduct } from '../../cart/testing-products.ts';

const PRODUCT = testProduct();
const there = shopOf([PRODUCT]);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('S-43 what the next visitor may see takes the place of the error that the last one was shown', async () => {
  const notHis = () => refusal(404, { code: 'PRODUCT_NOT_FOUND', message: 'Not there' });
  const { hand, answer, page } = await openShop({
    at: '/product',
    answers: { ...there, productDetail: notHis },
  });
  await hand.click(within(within(screen.getByRole('main')).getByRole('article')).getByRole('link'));
  await until(() => expect(heading()).toBe('404'));
  const { user } = bootstrapOf({ user: { CUSTOMERCODE: 'CUST1', CUSTOMERNAME: 'Customer' } });
  const held = Promise.withResolvers<void>();
  answer({
    ...there,
    productDetail: async (given) => {
      await held.promise;
      return there.productDetail(given);
    },
    renew: () => ({ jtoken: 'his', user }),
  });
  // Already on its way, as a prefetch is; it answers as soon as the visitor is on the page.
  void page.queryClient.query(productQuery(page, PRODUCT.P_Code));
  void page.queryClient.query(aroundProductQuery(page, PRODUCT.P_Code));
  page.session.subscribe(() => held.resolve());
  await page.session.follow({ signedIn: true, why: 'login' });
  await until(() => expect(heading()).toBe(PRODUCT.PRODUCTNAME));
});
