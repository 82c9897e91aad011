/** What the shop serves to those who run no script: its pages as search engines read them, and what its demo says. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminOf, guestOf } from './callers.ts';
import { openDemoShop } from './demo-shop.ts';
import type { ShopProcess } from './shop-process.ts';

let shop: ShopProcess;

beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.stop());

type Offer = { name: string; price: string; priceCurrency: string; availability: string; url: string };

test.each(['th', 'en'] as const)(
  'R-36 R-37 the served page (%s) gives search engines its product, its place, and its one address',
  async (language) => {
    const { api } = await guestOf({ ...shop, language });
    const listed = await api.listProducts({ body: { Take: 48 } });
    const code = listed.find(({ UNIT3RATE }) => UNIT3RATE > 0)?.P_Code ?? '';
    const { Data: product } = await api.productDetail({ params: { code } });
    const url = `${shop.url}${language === 'en' ? '/en' : ''}/product/${code}`;
    // As a search engine gets it: the bytes of the answer, without a script run.
    const html = await (await fetch(`${url}?utm_source=mail`)).text();
    const told = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']): { '@type': string; [name: string]: unknown } => JSON.parse(json),
    );
    expect(told.map((each) => each['@type']).toSorted()).toEqual(['BreadcrumbList', 'Product']);
    const data = told.find((each) => each['@type'] === 'Product');
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      name: product.PRODUCTNAME,
      sku: product.P_Code,
      description: product.P_Description,
      brand: { '@type': 'Brand', name: product.P_Brand },
      url,
      image: product.Pictures.map((picture) => new URL(picture, url).href),
    });
    const offers = data?.offers as Offer[];
    expect(offers.map(({ name, price }) => [name, price])).toEqual([
      [product.UNIT1NAME, product.SalesPrice1?.toFixed(2)],
      [product.UNIT2NAME, product.SalesPrice2?.toFixed(2)],
      [product.UNIT3NAME, product.SalesPrice3?.toFixed(2)],
    ]);
    for (const offer of offers)
      expect(offer).toMatchObject({ priceCurrency: 'THB', availability: 'https://schema.org/InStock', url });

    const trail = told.find((each) => each['@type'] === 'BreadcrumbList');
    const steps = trail?.itemListElement as { position: number; name: string; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, n) => n + 1));
    expect(steps.length, 'categories, and the product').toBeGreaterThan(2);
    expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
    const pictures = await Promise.all(product.Pictures.map((picture) => fetch(new URL(picture, url))));
    expect(pictures.map(({ status }) => status)).toEqual(product.Pictures.map(() => 200));
  },
);

test('F-09 what the demo shops list as searched for in vain is found by no search', async () => {
  for (const tenant of ['petclub', 'medisupply', 'homegoods'] as const) {
    const admin = await adminOf({ ...shop, tenant });
    const { Data } = await admin.searchMisses({ query: { take: 100 } });
    const tried = await Promise.all(
      Data.map(async ({ Text }) => (await admin.trySearch({ query: { search: Text } })).Data),
    );
    expect(tried.length).toBeGreaterThan(10);
    expect(tried.filter(({ Products }) => Products.length > 0)).toEqual([]);
  }
});
