/** Fills a tenant with made-up products, in bulk. */
import type { ClientBase } from 'pg';
import type { FindableProduct } from '#database/search-index.ts';
import { categories, productOf, type BenchProduct } from './products.ts';

type Catalogue = {
  tenantId: string;
  saleUnits: readonly string[];
  products: number;
  /** Pieces of each product at each center. */
  onHand: number;
};

const INSERT_CATEGORIES = `
  insert into categories (tenant_id, category_code, level, parent_code, name_th, name_en, position)
  select $1, code, level, parent, 'หมวด ' || code, 'Category ' || code, n
  from unnest($2::text[], $3::int[], $4::text[]) with ordinality as c (code, level, parent, n)`;

const INSERT_PRODUCTS = `
  with of_brands as (
    insert into brands (tenant_id, brand_code, name_th, name_en)
    select distinct $1, brand, brand, brand from unnest($5::text[]) as brand on conflict do nothing
  )
  insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en, description_th,
    description_en, brand_code, size_th, size_en, h1, h2, h3, pictures, position)
  select $1, code, th, en, th, en, repeat(th || ' ', 5), repeat(en || ' ', 5), brand, size, size, h1, h2, h3, array[picture], position
  from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[],
    $11::int[]) as p (code, th, en, brand, size, h1, h2, h3, picture, position)`;

const INSERT_UNITS_AND_PRICES = `
  with units as (
    insert into product_units (tenant_id, product_code, unit_no, name_th, name_en, rate, barcode)
    select $1, code, no, th, en, rate, code || no
    from unnest($2::text[], $3::int[]) as p (code, units),
      (values (1, 'ชิ้น', 'piece', 1), (2, 'แพ็ก', 'pack', 6), (3, 'ลัง', 'case', 72)) as u (no, th, en, rate)
    where no <= units
    returning product_code, unit_no, rate
  )
  insert into product_prices (tenant_id, product_code, unit_no, tax_type, level1, level2)
  select $1, product_code, unit_no, 1, satang * rate, satang * rate * 98 / 100
  from units join unnest($2::text[], $4::bigint[]) as p (product_code, satang) using (product_code)`;

// The ledger holds how the stock came to be there, so that it equals the balance from the beginning.
const INSERT_STOCK = `
  with stocked as (
    insert into stock (tenant_id, sale_unit, product_code, on_hand)
    select $1, sale_unit, code, $4 from unnest($2::text[]) as code, unnest($3::text[]) as sale_unit
    returning sale_unit, product_code, on_hand
  )
  insert into stock_ledger (tenant_id, sale_unit, product_code, kind, on_hand_delta, reference)
  select $1, sale_unit, product_code, 'adjust', on_hand, 'bench' from stocked`;

/** Products a statement. */
const BATCH = 5000;

type Writers = {
  /** The owner of the tables, or above. */
  client: ClientBase;
  /** Enters a batch into the search as soon as its products are inserted. */
  index: (products: readonly FindableProduct[], inserted: Promise<void>) => Promise<void>;
};

export async function insertCatalogue(
  { client, index }: Writers,
  { tenantId, saleUnits, products, onHand }: Catalogue,
): Promise<void> {
  await client.query(INSERT_CATEGORIES, [
    tenantId,
    categories.map((one) => one.code),
    categories.map((one) => one.level),
    categories.map((one) => one.parent),
  ]);
  for (let from = 0; from < products; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, products - from) }, (_, nth) => productOf(from + nth));
    await index(
      batch.map(findable),
      insertProducts(client, { tenantId, saleUnits, onHand, batch, isFirst: from === 0 }),
    );
  }
}

type Batch = Omit<Catalogue, 'products'> & { batch: readonly BenchProduct[]; isFirst: boolean };

async function insertProducts(
  client: ClientBase,
  { tenantId, saleUnits, onHand, batch, isFirst }: Batch,
): Promise<void> {
  const column = <K extends keyof BenchProduct>(name: K) => batch.map((product) => product[name]);
  const codes = column('code');
  const names = [codes, column('nameTh'), column('nameEn'), column('brand'), column('size')];
  const places = [column('h1'), column('h2'), column('h3'), column('picture'), column('position')];
  await client.query(INSERT_PRODUCTS, [tenantId, ...names, ...places]);
  if (isFirst) await client.query('select analyze_catalogue()');
  await client.query(INSERT_UNITS_AND_PRICES, [tenantId, codes, column('units'), column('satang')]);
  await client.query(INSERT_STOCK, [tenantId, codes, saleUnits, onHand]);
}

const findable = ({ code, nameTh, nameEn, brand, h1, h2, h3, position }: BenchProduct) => ({
  code,
  texts: [nameTh, nameEn],
  brands: [brand],
  barcodes: [`${code}1`],
  categories: [h1, h2, h3],
  position,
});

/** After so many rows at once the planner's picture of the tables is old. */
export async function settle(owner: ClientBase): Promise<void> {
  await owner.query('vacuum (analyze)');
}
