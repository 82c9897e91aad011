import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { formatAmount } from '#domain/pricing/format-baht.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { priceSlips, type PriceSlip } from '#domain/pricing/price-slips.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { productQuery } from './merchant-products.queries.ts';
import { priceCellsOf, type PriceValues } from './price-values.ts';
import type { ProductPrices } from './product-prices.queries.ts';

type Of = {
  code: string;
  units: ProductPrices['Units'];
  /** What holds where the grid has no price. */
  below?: PriceValues | undefined;
};

/** Asks about prices that look like a slip of the hand, before a grid of prices is saved; those of one product. */
export function usePriceQuestion({ code, units, below }: Of): {
  asks: (typed: PriceValues, stored: PriceValues) => Promise<boolean>;
  question: ReactNode;
} {
  const t = useTranslations('merchantPrices.slips');
  const grid = useTranslations('merchantPrices.grid');
  const page = usePage();
  const { data: product } = useSuspenseQuery(productQuery(page, code));
  const [asked, setAsked] = useState<{ slips: readonly PriceSlip[]; answer: (yes: boolean) => void }>();
  const asks = (typed: PriceValues, stored: PriceValues): Promise<boolean> => {
    const [before, after] = [stored, typed].map(priceCellsOf);
    const slips = priceSlips({
      before: before ?? [],
      after: after ?? [],
      ...(below && { below: priceCellsOf(below) }),
    });
    if (slips.length === 0) return Promise.resolve(true);
    return new Promise((resolve) => {
      setAsked({
        slips,
        answer: (yes) => {
          setAsked(undefined);
          resolve(yes);
        },
      });
    });
  };
  const name = page.locale === 'en' ? product.PRODUCTNAME_EN : product.PRODUCTNAME;
  const amount = (satang: number) => formatAmount(bahtFromSatang(satang));
  return {
    asks,
    question: asked && (
      <ConfirmDialog
        title={t('ask', { count: asked.slips.length })}
        confirm={t('confirm')}
        keep={t('keep')}
        tone="plain"
        busy={false}
        onConfirm={() => asked.answer(true)}
        onClose={() => asked.answer(false)}
      >
        <p>
          <UserText>{`${name} (${code})`}</UserText>
        </p>
        <ul>
          {asked.slips.map(({ unit, level, before, after }) => (
            <li key={`${unit}/${level}`}>
              <UserText>
                {grid('cell', {
                  unit: units.find(({ No }) => No === unit)?.Name ?? String(unit),
                  level: String(level),
                })}
              </UserText>
              {': '}
              <strong>{`${before === null ? grid('none') : amount(before)} → ${amount(after)}`}</strong>
            </li>
          ))}
        </ul>
        <p>{t('why')}</p>
      </ConfirmDialog>
    ),
  };
}
