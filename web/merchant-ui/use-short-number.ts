import { usePage } from '../page/page-context.ts';

const LOCALES = { th: 'th-TH-u-nu-latn', en: 'en-GB' } as const;

/** A number for an axis: short, in the words of the language. */
export function useShortNumber(): (value: number) => string {
  const { locale } = usePage();
  const format = new Intl.NumberFormat(LOCALES[locale], { notation: 'compact', maximumFractionDigits: 1 });
  return (value) => format.format(value);
}
