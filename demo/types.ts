import type { StaffRole } from '#domain/access/roles.ts';
import type { WebConfigKey } from '#domain/web-config/registry.ts';
import type { DemoContent } from './content/types.ts';
import type { Place } from './people/places.ts';
import type { MarkName } from './pictures/marks.ts';
import type { Drawing } from './pictures/scene.ts';
import type { QuestionPlan } from './questions.ts';
import type { DemoGroup, DemoPromotion } from './collections/types.ts';

/** The demo's data as plain values; `seed.ts` writes them into the tables. Money is satang, stock is pieces. */

type Language = 'th' | 'en';
/** The same words in both languages. */
export type Words = Record<Language, string>;

export type DemoCategory = {
  code: string;
  level: 1 | 2 | 3;
  parent: string | undefined;
  name: Words;
  picture: CategoryPicture;
};

/** A category shows a thing of its kind, or a mark where it holds many kinds. */
type CategoryPicture = { drawing: Drawing } | { mark: MarkName };

/** Satang of the price levels 1 (retail) to 5 (lowest). */
export type LevelPrices = readonly [number, number, number, number, number];

type DemoUnit = {
  name: Words;
  /** Pieces in one of this unit; unit 1 is the piece. */
  rate: number;
  /** EAN-13 with an in-store prefix (20 to 29). */
  barcode: string;
  satang: LevelPrices;
};

export type DemoProduct = {
  code: string;
  name: Words;
  shortName: Words;
  description: Words;
  brand: Words & { code: string };
  size: Words;
  materialType: string;
  /** Category codes h1 to h3. */
  path: readonly [string, string, string];
  /** 1 included, 2 not included, 0 no tax (K-68). */
  taxType: 0 | 1 | 2;
  units: readonly DemoUnit[];
  isStockItem: boolean;
  /** Of one piece, without tax. */
  costSatang: number;
  floorSatang: number;
  /** Points that redeem one piece; 0 where it cannot be redeemed. */
  pointsCost: number;
  drawing: Drawing;
};

export type DemoCenter = {
  saleUnit: string;
  name: Words;
  shortName: string;
  fullAddress: Words;
  latitude: number;
  longitude: number;
  lineChannel: { channel_name: string; url_line_oa: string } | undefined;
};

/** The place is given by its Thai names; codes and postcode come from the reference tables. */
export type DemoAddress = {
  type: 'C' | 'S' | 'B';
  name: string;
  phone: string;
  taxId: string;
  line: string;
  place: Place;
  latitude: number | undefined;
  longitude: number | undefined;
  remark: string;
};

export type DemoCustomer = {
  code: string;
  /** Of the person, who signs in as the first account with this code says. */
  profileCode: string;
  username: string | undefined;
  mobile: string;
  email: string | undefined;
  /** Of the account. */
  name: string;
  personName: string;
  hasPassword: boolean;
  status: 'active' | 'pending' | 'disabled';
  /** A store type or, of who is no store, a customer type of the tenant, for example `pet-shop`. */
  type: string;
  priceLevel: 1 | 2 | 3 | 4 | 5;
  taxId: string;
  authorizeSatang: number;
  debtSatang: number;
  isSap: boolean;
  agentProfile: Record<string, string> | undefined;
  points: number;
  /** Centers the customer may order from, the home center first. */
  saleUnits: readonly string[];
  addresses: readonly DemoAddress[];
  /** Days before `today` on which the customer joined. */
  joinedDaysAgo: number;
};

/** Names by code. Whoever is of a store type is a customer of the type `trade`; everybody else is of a customer type. */
export type DemoTypes = { customer: Record<string, Words>; store: Record<string, Words> };

export type DemoStaff = {
  userId: string;
  kind: 'merchant' | 'rider';
  role: '' | StaffRole;
  username: string | undefined;
  mobile: string;
  name: string;
  saleUnits: readonly string[];
};

export type DemoSynonym = { word: string; means: readonly string[] };

/** A search that found nothing: normalised, as the shop records it. */
export type DemoMiss = { text: string; times: number; daysAgo: number };

/** Pieces of one product at one center. */
export type DemoStock = { saleUnit: string; productCode: string; pieces: number };

export type DemoTenant = {
  tenantId: string;
  companyCode: string;
  name: Words;
  /** Brand colour, `#rrggbb`. */
  colour: string;
  logo: { mark: MarkName; word: string };
  /** Settings that differ from the preset of the normal shop. */
  webConfig: Partial<Record<WebConfigKey, string>>;
  centers: readonly DemoCenter[];
  brands: readonly (Words & { code: string })[];
  categories: readonly DemoCategory[];
  products: readonly DemoProduct[];
  stock: readonly DemoStock[];
  groups: readonly DemoGroup[];
  promotions: readonly DemoPromotion[];
  synonyms: readonly DemoSynonym[];
  misses: readonly DemoMiss[];
  customers: readonly DemoCustomer[];
  types: DemoTypes;
  staff: readonly DemoStaff[];
  /** Orders on an average day of the past year. */
  ordersADay: number;
  contents: readonly DemoContent[];
  questions: readonly QuestionPlan[];
};
