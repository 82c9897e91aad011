/** What a shop of a few products answers, for component tests. */
import type { Product } from '#contract/catalogue.schemas.ts';
import { refusal, type Answers } from './fake-shop.ts';

/** The one way to pay of a shop that has set none. */
export const CASH = {
  PaymentMethod: 'COD',
  PaymentType: 0,
  Kind: 'cash' as const,
  Name: 'Cash on delivery',
  Hint: '',
  Least: 0,
  Most: 0,
  Minutes: 60,
};
const EMPTY_CART = { Version: 0, Lines: [], Removed: [], Refused: [] };

export function shopOf(products: readonly Product[]) {
  return {
    listProducts: ({ body: { ProductIds } }) =>
      products.filter(({ P_Code }) => ProductIds?.includes(P_Code) ?? true),
    productDetail: ({ params: { code } }) => {
      const product = products.find(({ P_Code }) => P_Code === code);
      if (!product) return refusal(404, { code: 'PRODUCT_NOT_FOUND' });
      const more = { P_Description: '', Pictures: [], BARCODE1: '', BARCODE2: '', BARCODE3: '' };
      return { Data: { ...product, ...more } };
    },
    relatedProducts: () => ({ Data: [] }),
    categoryList: () => ({ Data: [] }),
    displayGroups: () => ({ Data: [] }),
    allCenters: () => ({ Data: [] }),
    whatsNew: () => ({ statusText: 'OK', result: [] }),
    applicablePromotions: () => ({ Data: [] }),
    paymentWays: () => ({ Ways: [CASH] }),
    wishlist: () => ({ Data: [], Products: [] }),
    getCart: () => EMPTY_CART,
    putCart: () => EMPTY_CART,
  } satisfies Answers;
}
