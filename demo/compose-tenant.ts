import { composeCategories, type CategoryPlan } from './catalogue/categories.ts';
import { brandCodeOf, composeProducts } from './catalogue/compose.ts';
import type { Brand, Family } from './catalogue/family.ts';
import { initialStock } from './catalogue/stock.ts';
import { composeContents } from './content/compose.ts';
import type { ContentPlan } from './content/types.ts';
import { composeCustomers, type BuyerKind, type CustomerPlan } from './people/customers.ts';
import type { Region } from './people/places.ts';
import { composeStaff } from './people/staff.ts';
import {
  composeGroups,
  composePromotions,
  promotionOfCode,
  promotionOfCoupons,
} from './collections/compose.ts';
import type { CollectionsPlan } from './collections/types.ts';
import type { QuestionPlan } from './questions.ts';
import type { DemoCenter, DemoMiss, DemoSynonym, DemoTenant } from './types.ts';

/** What is written by hand for a tenant; the rest is composed from it. */
export type TenantPlan = Pick<
  DemoTenant,
  'tenantId' | 'companyCode' | 'name' | 'colour' | 'logo' | 'webConfig' | 'types'
> & {
  /** First letter of the tenant's codes. */
  letter: string;
  eanPrefix: string;
  tax: 1 | 2;
  brands: Record<string, Brand>;
  categories: readonly CategoryPlan[];
  families: readonly Family[];
  synonyms: readonly DemoSynonym[];
  misses: readonly DemoMiss[];
  centers: readonly (DemoCenter & { region: Region })[];
  kinds: readonly BuyerKind[];
  logins: CustomerPlan['logins'];
  branches: CustomerPlan['branches'];
  /** Orders on an average day of the past year. */
  ordersADay: number;
  content: ContentPlan;
  /** What the shop asks buyers in their profile, or on visits. */
  questions?: readonly QuestionPlan[];
  collections: CollectionsPlan;
};

export function composeTenant(plan: TenantPlan): DemoTenant {
  const { tenantId, letter, centers } = plan;
  const products = composeProducts(plan);
  const collections = { letter, brands: plan.brands, products, plan: plan.collections };
  return {
    tenantId,
    companyCode: plan.companyCode,
    name: plan.name,
    colour: plan.colour,
    logo: plan.logo,
    webConfig: {
      SHOP_NAME_TH: plan.name.th,
      SHOP_NAME_EN: plan.name.en,
      BRAND_COLOR: plan.colour,
      DEFAULT_SALE_UNIT: centers[0]?.saleUnit ?? '',
      PRIVACY_POLICY_URL: '/contents/privacy',
      ...plan.webConfig,
    },
    centers,
    categories: composeCategories(letter, plan.categories, products),
    products,
    stock: initialStock(tenantId, centers, products),
    groups: composeGroups(collections),
    promotions: [
      ...composePromotions(collections),
      ...plan.content.coupons.map(promotionOfCode),
      ...plan.collections.coupons.map(promotionOfCoupons),
    ],
    synonyms: plan.synonyms,
    misses: plan.misses,
    customers: composeCustomers(plan),
    types: plan.types,
    brands: Object.entries(plan.brands).map(([key, { th, en }]) => ({ code: brandCodeOf(key), th, en })),
    staff: composeStaff(letter, centers),
    ordersADay: plan.ordersADay,
    contents: composeContents(plan),
    questions: plan.questions ?? [],
  };
}
