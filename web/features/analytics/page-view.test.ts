import { describe, expect, test } from 'vitest';
import { handle as order } from '../../routes/shop/history-detail.tsx';
import { handle as tracking } from '../../routes/shop/order-tracking.tsx';
import { handle as product } from '../../routes/shop/product.tsx';
import { handle as products } from '../../routes/shop/products.tsx';
import { pageViewOf } from './page-view.ts';

const event = 'page_view';
const at = { search: '', params: {}, pages: [], title: 'Title' };

describe('L-26 a page view contains nothing that is one customer’s own', () => {
  test('an order is reported by its route, without its number', () => {
    const page_path = '/en/history/:orderid/:saleunit';
    expect(
      pageViewOf({
        ...at,
        pathname: '/en/history/260302-AAAAA/C%201',
        params: { orderid: '260302-AAAAA', saleunit: 'C 1' },
        pages: [order],
        title: 'Order 260302-AAAAA',
      }),
    ).toEqual({ event, page_path, page_title: page_path });
    const id = '260302-AAAAA';
    const tracked = {
      ...at,
      pathname: `/order/tracking/${id}`,
      params: { id },
      pages: [tracking],
      title: id,
    };
    expect(JSON.stringify(pageViewOf(tracked))).not.toContain(id);
  });

  test('a search is reported without the searched text', () => {
    const search = '?q=for%20my%20sick%20cat';
    const seen = { ...at, pathname: '/product', search, pages: [products], title: 'for my sick cat' };
    expect(pageViewOf(seen)).toEqual({ event, page_path: '/product', page_title: '/product' });
  });

  test('what everybody may see is reported as it is named', () => {
    const seen = {
      ...at,
      pathname: '/product/A',
      params: { code: 'A' },
      pages: [product],
      title: 'Cat treat',
    };
    expect(pageViewOf(seen)).toEqual({ event, page_path: '/product/A', page_title: 'Cat treat' });
    expect(
      pageViewOf({ ...at, pathname: '/product', search: '?h1=P1', pages: [products], title: 'Cats' }),
    ).toEqual({ event, page_path: '/product', page_title: 'Cats' });
  });
});
