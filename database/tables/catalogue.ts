/** Products, prices, stock, collections, and the words of the search. */
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, Satang, Tenant } from './columns.ts';

type CategoryRow = Tenant & {
  category_code: string;
  level: number;
  parent_code: string | null;
  name_th: string;
  name_en: string;
  image_path: string | null;
  position: Defaulted<number>;
  version: Defaulted<number>;
};

/** After a change of its names its products' search is to follow: `productsChanged`. */
type BrandRow = Tenant & {
  brand_code: string;
  name_th: string;
  name_en: string;
  /** An address of this shop's files. */
  logo_image: string | null;
  position: Defaulted<number>;
  version: Defaulted<number>;
  /** Whether buyers see it among the brands. */
  is_active: Defaulted<boolean>;
};

type ProductRow = Tenant & {
  product_code: string;
  name_th: string;
  name_en: string;
  short_name_th: string;
  short_name_en: string;
  description_th: Defaulted<string>;
  description_en: Defaulted<string>;
  brand_code: string | null;
  size_th: Defaulted<string>;
  size_en: Defaulted<string>;
  material_type: Defaulted<string>;
  h1: string | null;
  h2: string | null;
  h3: string | null;
  h4: string | null;
  h5: string | null;
  is_stock_item: Defaulted<boolean>;
  points_cost: Defaulted<number>;
  pictures: Defaulted<string[]>;
  position: Defaulted<number>;
  created_at: Defaulted<Date>;
  group_code: Defaulted<string>;
  group_name: Defaulted<string>;
  flavour_code: Defaulted<string>;
  flavour_name: Defaulted<string>;
  variant_code: Defaulted<string>;
  variant_name: Defaulted<string>;
  size_code: Defaulted<string>;
  distribution_chain: Defaulted<string>;
  supplier_name: Defaulted<string>;
  /** Pieces; null has the shop's. */
  minimum_stock: number | null;
  archived_at: Date | null;
  updated_at: Defaulted<Date>;
  version: Defaulted<number>;
};

type MaterialTypeRow = Tenant & {
  matype: string;
  name_th: string;
  name_en: string;
  position: Defaulted<number>;
};

/** Of one piece, without tax; for staff with the right `costs` alone. */
type ProductCostRow = Tenant & {
  product_code: string;
  cost_satang: Satang | null;
  floor_satang: Satang | null;
  updated_at: Defaulted<Date>;
};

type ProductUnitRow = Tenant & {
  product_code: string;
  unit_no: number;
  name_th: string;
  name_en: string;
  rate: number;
  barcode: string | null;
  /** '' where it has none of its own. */
  unit_code: Defaulted<string>;
};

type ProductPriceRow = Tenant & {
  product_code: string;
  unit_no: number;
  /** Of level 1, and of each level without its own. */
  tax_type: number;
  tax_type2: number | null;
  tax_type3: number | null;
  tax_type4: number | null;
  tax_type5: number | null;
  level1: Satang;
  level2: Satang | null;
  level3: Satang | null;
  level4: Satang | null;
  level5: Satang | null;
  updated_at: Defaulted<Date>;
};

/** Kept by the database alone. */
type ProductFindingRow = Tenant & {
  kind: string;
  product_code: string;
  unit_no: number | null;
  level: number | null;
  /** Whose own price it is; '' for the product as a whole. */
  sale_unit: Defaulted<string>;
};

/** Of no two of a product the days meet. */
type AdvancePriceRow = Tenant & {
  product_code: string;
  advance_id: string;
  name: string;
  first_day: Date;
  last_day: Date;
  version: Defaulted<number>;
  updated_at: Defaulted<Date>;
};

type AdvanceUnitPriceRow = Tenant & {
  product_code: string;
  advance_id: string;
  unit_no: number;
  tax_type: number | null;
  tax_type2: number | null;
  tax_type3: number | null;
  tax_type4: number | null;
  tax_type5: number | null;
  level1: Satang | null;
  level2: Satang | null;
  level3: Satang | null;
  level4: Satang | null;
  level5: Satang | null;
};

type CenterPriceRow = Tenant & {
  product_code: string;
  sale_unit: string;
  unit_no: number;
  tax_type: number | null;
  tax_type2: number | null;
  tax_type3: number | null;
  tax_type4: number | null;
  tax_type5: number | null;
  level1: Satang | null;
  level2: Satang | null;
  level3: Satang | null;
  level4: Satang | null;
  level5: Satang | null;
  updated_at: Defaulted<Date>;
};

type ListedCenterPriceRow = Tenant & {
  product_code: string;
  sale_unit: string;
  level: number;
  satang: Satang;
};

type AgreedPriceRow = Tenant & {
  agreed_id: string;
  product_code: string;
  unit_no: number;
  customer_code: string | null;
  customer_type: string | null;
  who: GeneratedAlways<string>;
  satang: Satang;
  tax_type: number;
  first_day: Date | null;
  last_day: Date | null;
  version: Defaulted<number>;
  updated_at: Defaulted<Date>;
};

type ListedPriceRow = Tenant & {
  product_code: string;
  level: number;
  satang: Satang;
  h1: string | null;
  h2: string | null;
  h3: string | null;
  h4: string | null;
  h5: string | null;
};

type DisplayGroupRow = Tenant & {
  group_id: string;
  group_type: string;
  name_th: string;
  name_en: string;
  logo_image: string | null;
  use_translate_name: Defaulted<boolean>;
  position: Defaulted<number>;
  is_active: Defaulted<boolean>;
  version: Defaulted<number>;
  /** Its products are found by the rule below, of which null asks nothing; else they are those chosen by hand. */
  by_rule: Defaulted<boolean>;
  rule_brand: string | null;
  rule_category: string | null;
  rule_type: string | null;
  rule_from: Satang | null;
  rule_to: Satang | null;
  rule_new_days: number | null;
  rule_in_stock: Defaulted<boolean>;
};

type DisplayGroupProductRow = Tenant & {
  group_id: string;
  product_code: string;
  place: Defaulted<number>;
};

type CollectionProductRow = Tenant & {
  shelf: string;
  category: Defaulted<string>;
  product_code: string;
  place: number;
};

type CollectionPriceRow = Tenant & {
  shelf: string;
  category: string;
  level: number;
  satang: Satang;
  product_code: string;
};

type SearchSynonymRow = Tenant & { word: string; means: string[]; two_way: Defaulted<boolean> };

type SearchMissRow = Tenant & { text: string; times: number; last_at: Date };

export type CatalogueTables = {
  product_costs: ProductCostRow;
  product_findings: ProductFindingRow;
  brands: BrandRow;
  categories: CategoryRow;
  material_types: MaterialTypeRow;
  products: ProductRow;
  product_units: ProductUnitRow;
  product_prices: ProductPriceRow;
  advance_prices: AdvancePriceRow;
  advance_unit_prices: AdvanceUnitPriceRow;
  agreed_prices: AgreedPriceRow;
  center_prices: CenterPriceRow;
  listed_prices: ListedPriceRow;
  listed_center_prices: ListedCenterPriceRow;
  display_groups: DisplayGroupRow;
  display_group_products: DisplayGroupProductRow;
  shelf_products: CollectionProductRow;
  shelf_prices: CollectionPriceRow;
  search_synonyms: SearchSynonymRow;
  search_misses: SearchMissRow;
};
