/** Data about a product for search engines (schema.org): only what the page itself shows this visitor. */
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { trailData } from '../../../ui/layout/breadcrumb-data.ts';
import type { Category } from '../../category/category-tree.ts';
import { offeredUnits } from '../../cart/lines/offered-units.ts';
import type { ProductDetail } from '../product.queries.ts';

type Input = {
  product: ProductDetail;
  trail: readonly Category[];
  /** The page's own address, whole. */
  url: string;
  /** Scheme and host, without a slash at the end. */
  origin: string;
};

export function structuredData({ product, trail, url, origin }: Input): object {
  const units = offeredUnits(product);
  const inStock = product.Stock.StockWord !== 'out_of_stock';
  const offers = units.map(({ name, priceSatang, afterSatang = priceSatang, rate }) => ({
    '@type': 'Offer',
    name,
    url,
    price: bahtFromSatang(afterSatang).toFixed(2),
    priceCurrency: 'THB',
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    eligibleQuantity: { '@type': 'QuantitativeValue', value: rate },
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.PRODUCTNAME,
    url,
    sku: product.P_Code,
    ...(product.P_Description !== '' && { description: product.P_Description }),
    ...(product.Pictures.length > 0 && {
      image: product.Pictures.map((picture) => new URL(picture, origin).href),
    }),
    ...(product.P_Brand !== '' && { brand: { '@type': 'Brand', name: product.P_Brand } }),
    ...(trail.length > 0 && { category: trail.map(({ name }) => name).join(' > ') }),
    ...(/^\d{13}$/.test(product.BARCODE1) && { gtin13: product.BARCODE1 }),
    ...(offers.length > 0 && { offers }),
  };
}

/** A product's path in the shop, from the top category down to itself; steps by name and full address. */
export function breadcrumbData(steps: readonly { name: string; url: string }[]): object {
  return { '@context': 'https://schema.org', ...trailData(steps) };
}
