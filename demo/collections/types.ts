import type { PromotionKind } from '#domain/pricing/promotion.ts';
import type { MarkName } from '../pictures/marks.ts';
import type { Words } from '../types.ts';

/** Which products: of these third-level categories (by digits), those that sell best first. */
type Pick = {
  in: readonly string[];
  /** Only what is also sold in a bigger unit than the smallest. */
  inBulk?: boolean;
  /** At most so many. */
  most?: number;
};

/** A display group of the home page, drawn as a mark. Brands make groups of their own, for the drawer. */
type GroupPlan = Pick & { id: string; name: Words; mark: MarkName };

/** A promotion in days from the day of the seed. */
type PromotionPlan = Pick & {
  id: string;
  kind: PromotionKind;
  name: Words;
  /** A few letters printed on the pictures of its products. */
  label: Words;
  remark: Words;
  fromDay: number;
  toDay: number;
};

export type CollectionsPlan = { groups: readonly GroupPlan[]; promotions: readonly PromotionPlan[] };

export type GroupLogo = { mark: MarkName } | { word: string; colour: string };

export type DemoGroup = {
  id: string;
  type: 'HOME' | 'DRAWER';
  name: Words;
  logo: GroupLogo;
  /** Shows a name of its own to who reads English. */
  isTranslated: boolean;
  /** Product codes in their order. */
  products: readonly string[];
};

export type DemoPromotion = Omit<PromotionPlan, 'in' | 'inBulk' | 'most'> & { products: readonly string[] };
