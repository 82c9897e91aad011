/** Products and customers for one test alone, so that no test sees what another has bought. */
import type { Product } from '#contract/catalogue.schemas.ts';
import type { Caller } from './callers.ts';

/** Customers of petclub who pay the base price (level 1) and are no demo login. */
const MOBILES =
  '0810000101 0810000102 0810000104 0810000105 0810000108 0890000109 0810000111 ' +
  '0890000112 0890000118 0810000119 0810000120 0890000121 0810000128 0810000129 ' +
  '0810000134 0810000135 0890000136 0810000137 0890000139 0810000141 0890000142';

/** Customers of petclub at other price levels, for tests that look at no price. */
const OTHER_MOBILES =
  '0890000103 0890000106 0810000113 0810000114 0890000115 0810000116 0810000117 0810000122 0810000123 ' +
  '0810000125 0810000126 0890000127';

type Wish = {
  /** At least so many units: the piece, a pack, a case. */
  units?: number;
  /** At least so many of the biggest of these units in stock. */
  enoughFor?: number;
  /** Fewer pieces than this in stock: so few that a test can take them all. */
  fewerThan?: number;
  /** What else must be true of it. */
  such?: (product: Product) => boolean;
};

export type Goods = {
  /** A product at the caller's center that no other test has been given; one without a promotion while there is one. */
  takeProduct: (caller: Caller, wish?: Wish) => Promise<Product>;
  /** The mobile number of a customer that no other test has been given. */
  takeCustomer: (which?: { atAnyPrice: boolean }) => string;
};

export function createGoods(): Goods {
  const taken = new Set<string>();
  const mobiles = MOBILES.split(' ');
  const others = OTHER_MOBILES.split(' ');
  return {
    takeProduct: async (
      caller,
      { units = 2, enoughFor = 1, fewerThan = Infinity, such = () => true } = {},
    ) => {
      const fits = (product: Product): boolean => {
        const rates = [product.UNIT1RATE, product.UNIT2RATE, product.UNIT3RATE];
        const wanted = (rates[units - 1] ?? 0) * enoughFor;
        const left = product.Stock.StockAvailable ?? 0;
        if (taken.has(product.P_Code) || wanted === 0 || left < wanted) return false;
        return left < fewerThan && such(product);
      };
      let promoted: Product | undefined;
      for await (const product of productsOf(caller)) {
        if (!fits(product)) continue;
        // What a promotion takes off is looked at by the tests of promotions; the others come to it last.
        promoted ??= product;
        if (product.promotionproduct.length > 0) continue;
        taken.add(product.P_Code);
        return product;
      }
      if (!promoted) throw new Error('No product is left for this test');
      taken.add(promoted.P_Code);
      return promoted;
    },
    takeCustomer: ({ atAnyPrice } = { atAnyPrice: false }) => {
      const mobile = (atAnyPrice ? others : mobiles).shift();
      if (mobile === undefined) throw new Error('No customer is left for this test: name more of them');
      return mobile;
    },
  };
}

const PAGE = 48;

/** With their stock in pieces, which only cart sync returns. */
async function* productsOf({ api }: Caller): AsyncGenerator<Product> {
  for (let Skip = 0; ; Skip += PAGE) {
    const listed = await api.listProducts({ body: { Take: PAGE, Skip } });
    if (listed.length === 0) return;
    const ProductIds = listed.map(({ P_Code }) => P_Code);
    yield* await api.listProducts({ body: { ProductIds, Take: PAGE } });
  }
}
