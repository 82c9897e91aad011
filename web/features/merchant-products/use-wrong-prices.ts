import { cellName } from '#domain/pricing/price-cells.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Mistakes } from '../../merchant-ui/form/use-record-form.ts';
import { wrongPrices, type PriceValues } from './price-values.ts';
import type { ProductPrices } from './product-prices.queries.ts';

/** What is wrong in a grid of prices: each mistake names its cell. */
export function useWrongPrices(units: ProductPrices['Units']): (values: PriceValues) => Mistakes {
  const t = useTranslations('merchantPrices.grid');
  return (values) =>
    Object.fromEntries(
      wrongPrices(values).map(({ unit, level }) => {
        const name = units.find(({ No }) => No === unit)?.Name ?? String(unit);
        return [cellName(unit, level), t('wrong', { cell: t('cell', { unit: name, level: String(level) }) })];
      }),
    );
}
