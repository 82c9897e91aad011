import { countedUnit } from '#domain/pricing/unit-words.ts';
import { usePage } from '../../page/page-context.ts';

/** A number of a product's units in the page's language: "7 packs". */
export function useCounted(): (count: number, unit: string) => string {
  const { locale } = usePage();
  return (count, unit) => countedUnit(count, unit, locale);
}
