import type { MarkName } from '../pictures/marks.ts';
import type { Words } from '../types.ts';

/** Drawn for a banner or a piece of news: the ground's colour, a mark, and goods by third-level category. */
type PicturePlan = {
  colour: string;
  mark: MarkName;
  /** Digits of third-level categories: one product of each is shown. */
  goods: readonly string[];
};

/** When it applies, in days from the day of the seed; without an end it stays until it is taken down. */
export type PeriodPlan = { fromDay: number; toDay?: number };

type BannerPlan = PeriodPlan & {
  code: string;
  title: Words;
  summary: Words;
  /** A path of the shop. */
  link: string;
  picture: PicturePlan;
};

type NewsPlan = PeriodPlan & {
  code: string;
  title: Words;
  summary: Words;
  /** In the notation of `domain/text/content-text.ts`. */
  body: Words;
  picture: PicturePlan;
};

/** A discount of the whole order. */
export type OrderDiscountPlan = PeriodPlan & {
  name: Words;
  minimumBaht: number;
  perCustomer?: number;
  inAll?: number;
} & ({ kind: 'baht'; baht: number } | { kind: 'percent'; percent: number; maximumBaht?: number });

export type CouponPlan = OrderDiscountPlan & { code: string };

/** How customers reach the shop. */
export type ContactPlan = { phone: string; email: string; hours: Words };

/** What a tenant writes itself; the standing pages are composed from its facts. */
export type ContentPlan = {
  contact: ContactPlan;
  banners: readonly BannerPlan[];
  news: readonly NewsPlan[];
  /** Questions of this shop's own, after those that every shop is asked. */
  questions: readonly { question: Words; answer: Words }[];
  coupons: readonly CouponPlan[];
};

/** A row of contents as plain values. */
export type DemoContent = PeriodPlan & {
  code: string;
  type: 'B' | 'N' | 'C';
  title: Words;
  summary: Words;
  body: Words;
  link: string | undefined;
  picture: PicturePlan | undefined;
};
