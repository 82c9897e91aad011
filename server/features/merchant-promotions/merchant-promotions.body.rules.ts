/** The body of a promotion's calls, and days as they carry them. */
import { yyyymmdd } from '#domain/time/dates.ts';
import type { CallParsed } from '#contract/schemas.ts';

export type PromotionBody = CallParsed<'createPromotion'>['body'];

/** DD/MM/YYYY and YYYYMMDD of a moment, in step. */
export function daysOf(at: Date): { day: string; dayT: string } {
  const dayT = yyyymmdd(at);
  return { day: `${dayT.slice(6)}/${dayT.slice(4, 6)}/${dayT.slice(0, 4)}`, dayT };
}

/** YYYY-MM-DD in Bangkok. */
export function dayShown(at: Date): string {
  const day = yyyymmdd(at);
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
}
