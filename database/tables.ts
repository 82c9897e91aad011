/** The tables as the app sees them, one type each; kept true by `tables.test.ts`, which reads the catalogue. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Tenant = { tenant_id: string };
/** Filled by the database when left out. */
type Defaulted<T> = Generated<T>;
/** `bigint` columns arrive as numbers: satang and pieces stay far inside the safe range. */
type Satang = number;
type Json<T extends object> = JSONColumnType<T>;

type WebConfigRow = Tenant & { opt: string; opt_value: string; updated_at: Defaulted<Date> };

type CenterRow = Tenant & {
  sale_unit: string;
  name_th: string;
  name_en: string;
  short_name: string;
  full_address: string;
  latitude: number;
  longitude: number;
  photo_path: string | null;
  line_channel: JSONColumnType<{ channel_name: string; url_line_oa: string }> | null;
  position: Defaulted<number>;
  is_active: Defaulted<boolean>;
};

type AuditLogRow = Tenant & {
  audit_id: Defaulted<number>;
  at: Defaulted<Date>;
  actor_kind: string;
  actor_id: string;
  action: string;
  subject: string;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
};

type CategoryRow = Tenant & {
  category_code: string;
  level: number;
  parent_code: string | null;
  name_th: string;
  name_en: string;
  image_path: string | null;
  position: Defaulted<number>;
};

type ProductRow = Tenant & {
  product_code: string;
  name_th: string;
  name_en: string;
  short_name_th: string;
  short_name_en: string;
  description_th: Defaulted<string>;
  description_en: Defaulted<string>;
  brand_th: Defaulted<string>;
  brand_en: Defaulted<string>;
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
  list_price: Satang | null;
};

type ProductUnitRow = Tenant & {
  product_code: string;
  unit_no: number;
  name_th: string;
  name_en: string;
  rate: number;
  barcode: string | null;
};

type ProductPriceRow = Tenant & {
  product_code: string;
  unit_no: number;
  tax_type: number;
  level1: Satang;
  level2: Satang | null;
  level3: Satang | null;
  level4: Satang | null;
  level5: Satang | null;
  updated_at: Defaulted<Date>;
};

type StockRow = Tenant & {
  sale_unit: string;
  product_code: string;
  on_hand: Defaulted<number>;
  held: Defaulted<number>;
  is_active: Defaulted<boolean>;
};

type StockLedgerRow = Tenant & {
  entry_id: Defaulted<number>;
  at: Defaulted<Date>;
  sale_unit: string;
  product_code: string;
  kind: string;
  on_hand_delta: Defaulted<number>;
  held_delta: Defaulted<number>;
  reference: string;
};

type SearchSynonymRow = Tenant & { word: string; means: string[]; two_way: Defaulted<boolean> };

type SearchMissRow = Tenant & { text: string; times: number; last_at: Date };

type DisplayGroupRow = Tenant & {
  group_id: string;
  group_type: string;
  name_th: string;
  name_en: string;
  logo_image: string | null;
  use_translate_name: Defaulted<boolean>;
  position: Defaulted<number>;
  is_active: Defaulted<boolean>;
};

type DisplayGroupProductRow = Tenant & {
  group_id: string;
  product_code: string;
  place: Defaulted<number>;
};

type PromotionRow = Tenant & {
  promotion_id: string;
  kind: string;
  name_th: string;
  name_en: string;
  label_th: string;
  label_en: string;
  remark_th: Defaulted<string>;
  remark_en: Defaulted<string>;
  starts_at: Date;
  ends_at: Date;
  position: Defaulted<number>;
  is_active: Defaulted<boolean>;
};

type PromotionProductRow = Tenant & {
  promotion_id: string;
  product_code: string;
  place: Defaulted<number>;
};

type ShelfProductRow = Tenant & {
  shelf: string;
  category: Defaulted<string>;
  product_code: string;
  place: number;
  list_price: Satang | null;
};

type WishlistRow = Tenant & { customer_code: string; product_code: string; added_at: Date };

type CustomerRow = Tenant & {
  customer_code: string;
  username: string | null;
  mobile: string | null;
  email: string | null;
  name: string;
  password_hash: string | null;
  status: Defaulted<string>;
  customer_type: Defaulted<string>;
  price_level: Defaulted<number>;
  tax_id: Defaulted<string>;
  authorize_satang: Defaulted<Satang>;
  debt_satang: Defaulted<Satang>;
  is_sap: Defaulted<boolean>;
  agent_profile: JSONColumnType<Record<string, string>> | null;
  picture_path: string | null;
  created_at: Defaulted<Date>;
};

type CustomerCenterRow = Tenant & {
  customer_code: string;
  sale_unit: string;
  position: Defaulted<number>;
};

type AddressRow = Tenant & {
  address_id: Defaulted<string>;
  customer_code: string;
  address_type: string;
  is_active: Defaulted<boolean>;
  name: string;
  tax_id: Defaulted<string>;
  phone: Defaulted<string>;
  line: string;
  province_code: string;
  district_code: string;
  subdistrict_code: string;
  postal_code: string;
  latitude: number | null;
  longitude: number | null;
  remark: Defaulted<string>;
  created_at: Defaulted<Date>;
};

type StaffRow = Tenant & {
  user_id: string;
  kind: string;
  role: Defaulted<string>;
  username: string | null;
  mobile: string | null;
  name: string;
  password_hash: string | null;
  status: Defaulted<string>;
  created_at: Defaulted<Date>;
};

type StaffCenterRow = Tenant & {
  user_id: string;
  sale_unit: string;
  position: Defaulted<number>;
};

type SessionRow = Tenant & {
  session_id: Defaulted<string>;
  kind: string;
  secret_hash: Buffer;
  customer_code: string | null;
  user_id: string | null;
  sale_unit: string | null;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
};

type OneTimeCodeRow = Tenant & {
  reference: string;
  audience: string;
  mobile: string;
  code_hash: Buffer;
  tries: Defaulted<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
};

type AccountBalanceRow = Tenant & {
  customer_code: string;
  account: string;
  balance: Defaulted<number>;
};

type AccountLedgerRow = Tenant & {
  entry_id: Defaulted<number>;
  at: Defaulted<Date>;
  customer_code: string;
  account: string;
  delta: number;
  reason: string;
  reference: string;
};

/** A postal address as it stood when the order was placed (back-office 3, ShipTo and BillTo). */
export type OrderAddress = {
  code: string;
  name: string;
  address: string;
  province: string;
  district: string;
  subdistrict: string;
  /** The same areas for who reads English; labels and tax papers take the Thai names above. */
  english: { province: string; district: string; subdistrict: string };
  postalCode: string;
  taxId: string;
  phone: string;
};

type OrderRow = Tenant & {
  order_id: string;
  sale_unit: string;
  order_type: Defaulted<string>;
  status: string;
  customer_code: string;
  placed_by_user: string | null;
  payment_type: number;
  payment_status: Defaulted<string>;
  delivery_method: string;
  subtotal_satang: Satang;
  discount_satang: Defaulted<Satang>;
  delivery_fee_satang: Defaulted<Satang>;
  total_satang: Satang;
  remark: Defaulted<string>;
  ship_to: Json<OrderAddress>;
  bill_to: Json<OrderAddress> | null;
  placed_at: Date;
  updated_at: Date;
};

type OrderLineRow = Tenant & {
  order_id: string;
  line_no: number;
  product_code: string;
  name_th: string;
  name_en: string;
  picture: string | null;
  unit_no: number;
  unit_name_th: string;
  unit_name_en: string;
  unit_rate: number;
  quantity: number;
  unit_price_satang: Satang;
  amount_satang: Satang;
  price_source: string;
  takes_stock: boolean;
};

type OrderEventRow = Tenant & {
  order_id: string;
  event_id: Defaulted<number>;
  at: Date;
  from_status: string | null;
  to_status: string;
  actor_kind: string;
  actor_id: string;
  reason: Defaulted<string>;
};

type IdempotencyKeyRow = Tenant & {
  owner: string;
  call: string;
  key: string;
  request_hash: string;
  answer: ColumnType<unknown, string | null, string | null>;
  created_at: Defaulted<Date>;
};

type ContentRow = Tenant & {
  content_code: string;
  news_type: string;
  title_th: string;
  title_en: string;
  summary_th: Defaulted<string>;
  summary_en: Defaulted<string>;
  body_th: Defaulted<string>;
  body_en: Defaulted<string>;
  picture_path: string | null;
  phone_picture_path: string | null;
  shows_words: Defaulted<boolean>;
  background_colour: string | null;
  link: string | null;
  position: Defaulted<number>;
  is_active: Defaulted<boolean>;
  begins_at: Date;
  ends_at: Date | null;
  updated_at: Defaulted<Date>;
};

type CouponRow = Tenant & {
  coupon_code: string;
  name_th: string;
  name_en: string;
  kind: string;
  value_satang: Satang | null;
  value_percent: number | null;
  maximum_satang: Satang | null;
  minimum_order_satang: Defaulted<Satang>;
  begins_at: Date;
  ends_at: Date | null;
  per_customer: number | null;
  in_all: number | null;
  is_active: Defaulted<boolean>;
  created_at: Defaulted<Date>;
};

/** A line of a mirrored cart: milliseconds of its last change and of its coming; `removed` ones hold the place. */
export type StoredCartLine = {
  P_Code: string;
  qty1: number;
  qty2: number;
  qty3: number;
  selected: boolean;
  changedAt: number;
  addedAt: number;
  removed: boolean;
};

type CartRow = Tenant & {
  customer_code: string;
  sale_unit: string;
  mode: string;
  version: Defaulted<number>;
  lines: ColumnType<StoredCartLine[], string | undefined, string>;
  updated_at: Date;
};

type StockHoldRow = Tenant & {
  customer_code: string;
  hold_id: string;
  sale_unit: string;
  codes: string[];
  pieces: number[];
  expires_at: Date;
};

type ProvinceRow = { province_code: string; name_th: string; name_en: string };
type DistrictRow = {
  district_code: string;
  province_code: string;
  name_th: string;
  name_en: string;
};
type SubdistrictRow = {
  subdistrict_code: string;
  district_code: string;
  name_th: string;
  name_en: string;
  postal_code: string;
};

export type Tables = {
  web_config: WebConfigRow;
  centers: CenterRow;
  audit_log: AuditLogRow;
  categories: CategoryRow;
  products: ProductRow;
  product_units: ProductUnitRow;
  product_prices: ProductPriceRow;
  stock: StockRow;
  stock_ledger: StockLedgerRow;
  search_synonyms: SearchSynonymRow;
  search_misses: SearchMissRow;
  display_groups: DisplayGroupRow;
  display_group_products: DisplayGroupProductRow;
  promotions: PromotionRow;
  promotion_products: PromotionProductRow;
  shelf_products: ShelfProductRow;
  wishlist: WishlistRow;
  customers: CustomerRow;
  customer_centers: CustomerCenterRow;
  addresses: AddressRow;
  staff: StaffRow;
  staff_centers: StaffCenterRow;
  sessions: SessionRow;
  one_time_codes: OneTimeCodeRow;
  account_balances: AccountBalanceRow;
  account_ledger: AccountLedgerRow;
  orders: OrderRow;
  order_lines: OrderLineRow;
  order_events: OrderEventRow;
  idempotency_keys: IdempotencyKeyRow;
  contents: ContentRow;
  coupons: CouponRow;
  carts: CartRow;
  stock_holds: StockHoldRow;
  'reference.provinces': ProvinceRow;
  'reference.districts': DistrictRow;
  'reference.subdistricts': SubdistrictRow;
};
