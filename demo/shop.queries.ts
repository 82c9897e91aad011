import { analyzeCatalogue } from '#database/catalogue-statistics.ts';
import type { TenantTransaction } from '#database/database.ts';
import { productsChanged } from '#database/products-changed.ts';
import { presetOf } from '#domain/web-config/presets.ts';
import { insertAll } from './bulk.queries.ts';
import { stockEntries } from './orders/stock-ledger.ts';
import type { DemoOrder } from './orders/history.ts';
import { brandGroupOf } from './collections/compose.ts';
import { logoAddress, type TenantPictures } from './pictures/files.ts';
import type { DemoTenant } from './types.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Whether the tenant of the transaction has been written already. */
export async function hasProducts(tx: TenantTransaction): Promise<boolean> {
  return (await tx.selectFrom('products').select('product_code').limit(1).executeTakeFirst()) !== undefined;
}

type Parts = { tenant: DemoTenant; pictures: TenantPictures; orders: readonly DemoOrder[]; today: Date };

/** Settings, centers, categories, products with units and prices, stock with its ledger, search and its words. */
export async function writeShop(tx: TenantTransaction, parts: Parts): Promise<void> {
  const { tenant, today } = parts;
  await writeSettings(tx, parts);
  await writeCategories(tx, parts);
  await writeBrands(tx, parts);
  await writeProducts(tx, parts);
  await writeStock(tx, parts);
  await analyzeCatalogue(tx);
  await insertAll(
    tx,
    'search_synonyms',
    tenant.synonyms.map(({ word, means }) => ({ tenant_id: tenant.tenantId, word, means })),
  );
  await insertAll(
    tx,
    'search_misses',
    tenant.misses.map(({ text, times, daysAgo }) => ({
      tenant_id: tenant.tenantId,
      text,
      times,
      // Not all at the same minute.
      last_at: new Date(today.getTime() - daysAgo * DAY_MS - times * 7 * MINUTE_MS),
    })),
  );
  await productsChanged(
    tx,
    tenant.products.map(({ code }) => code),
    { at: today },
  );
}

async function writeSettings(tx: TenantTransaction, { tenant, pictures, today }: Parts): Promise<void> {
  const { tenantId } = tenant;
  const settings = {
    ...presetOf(tenant.companyCode),
    ...tenant.webConfig,
    LOGO_URL: logoAddress(tenantId, pictures.logo),
    BUSINESS_CERTIFICATE_URL: pictures.certificate,
  };
  await insertAll(
    tx,
    'web_config',
    Object.entries(settings).map(([opt, value]) => ({
      tenant_id: tenantId,
      opt,
      opt_value: value,
      updated_at: today,
    })),
  );
  await insertAll(
    tx,
    'centers',
    tenant.centers.map((center, at) => ({
      tenant_id: tenantId,
      sale_unit: center.saleUnit,
      name_th: center.name.th,
      name_en: center.name.en,
      short_name: center.shortName,
      full_address: center.fullAddress.th,
      full_address_en: center.fullAddress.en,
      latitude: center.latitude,
      longitude: center.longitude,
      photo_path: pictures.centers.get(center.saleUnit) ?? null,
      line_channel: center.lineChannel ?? null,
      position: at + 1,
      is_active: true,
    })),
  );
}

async function writeCategories(tx: TenantTransaction, { tenant, pictures }: Parts): Promise<void> {
  const rows = tenant.categories.map((category, at) => ({
    tenant_id: tenant.tenantId,
    category_code: category.code,
    level: category.level,
    parent_code: category.parent ?? null,
    name_th: category.name.th,
    name_en: category.name.en,
    image_path: pictures.categories.get(category.code) ?? null,
    position: at + 1,
  }));
  await insertAll(tx, 'categories', rows);
}

async function writeBrands(tx: TenantTransaction, { tenant, pictures }: Parts): Promise<void> {
  const rows = tenant.brands.map(({ code, th, en }, at) => ({
    tenant_id: tenant.tenantId,
    brand_code: code,
    name_th: th,
    name_en: en,
    logo_image: pictures.groups.get(brandGroupOf(code)) ?? null,
    position: at + 1,
  }));
  await insertAll(tx, 'brands', rows);
}

const picturesOfProduct = ({ products, bulk }: TenantPictures, code: string): string[] =>
  [products.get(code), bulk.get(code)].filter((address) => address !== undefined);

async function writeProducts(tx: TenantTransaction, { tenant, pictures, today }: Parts): Promise<void> {
  const { tenantId, products } = tenant;
  const productRows = products.map((product, at) => ({
    tenant_id: tenantId,
    product_code: product.code,
    name_th: product.name.th,
    name_en: product.name.en,
    short_name_th: product.shortName.th,
    short_name_en: product.shortName.en,
    description_th: product.description.th,
    description_en: product.description.en,
    brand_code: product.brand.code,
    size_th: product.size.th,
    size_en: product.size.en,
    material_type: product.materialType,
    h1: product.path[0],
    h2: product.path[1],
    h3: product.path[2],
    is_stock_item: product.isStockItem,
    points_cost: product.pointsCost,
    pictures: picturesOfProduct(pictures, product.code),
    position: at + 1,
    created_at: today,
  }));
  await insertAll(tx, 'products', productRows);
  await analyzeCatalogue(tx);
  const units = products.flatMap(({ code, taxType, units: all }) =>
    all.map((unit, at) => ({ unit, taxType, code, unitNo: at + 1 })),
  );
  const unitRows = units.map(({ unit, code, unitNo }) => ({
    tenant_id: tenantId,
    product_code: code,
    unit_no: unitNo,
    name_th: unit.name.th,
    name_en: unit.name.en,
    rate: unit.rate,
    barcode: unit.barcode,
  }));
  await insertAll(tx, 'product_units', unitRows);
  const priceRows = units.map(({ unit: { satang }, taxType, code, unitNo }) => ({
    tenant_id: tenantId,
    product_code: code,
    unit_no: unitNo,
    tax_type: taxType,
    level1: satang[0],
    level2: satang[1],
    level3: satang[2],
    level4: satang[3],
    level5: satang[4],
    updated_at: today,
  }));
  await insertAll(tx, 'product_prices', priceRows);
  await insertAll(
    tx,
    'product_costs',
    products.map(({ code, costSatang, floorSatang }) => ({
      tenant_id: tenantId,
      product_code: code,
      cost_satang: costSatang,
      floor_satang: floorSatang,
      updated_at: today,
    })),
  );
}

/** The current stock, and a ledger that explains it. */
async function writeStock(tx: TenantTransaction, { tenant, orders, today }: Parts): Promise<void> {
  const { tenantId } = tenant;
  const rows = tenant.stock.map(({ saleUnit, productCode, pieces }) => ({
    tenant_id: tenantId,
    sale_unit: saleUnit,
    product_code: productCode,
    on_hand: pieces,
    held: 0,
    is_active: true,
  }));
  await insertAll(tx, 'stock', rows);
  const entries = stockEntries({ stock: tenant.stock, orders, today }).map((entry) => ({
    tenant_id: tenantId,
    at: entry.at,
    sale_unit: entry.saleUnit,
    product_code: entry.productCode,
    kind: entry.kind,
    on_hand_delta: entry.pieces,
    held_delta: 0,
    reference: entry.reference,
  }));
  await insertAll(tx, 'stock_ledger', entries);
}
