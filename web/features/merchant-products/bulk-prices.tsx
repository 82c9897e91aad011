import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { BulkBar } from '../../merchant-ui/bulk-bar.tsx';
import type { Selection } from '../../merchant-ui/selection.ts';
import { PriceChangeSheet, type ChosenProducts } from './price-change-sheet.tsx';

type Props = {
  selection: Selection;
  /** The codes of the products that are shown. */
  shown: readonly string[];
  /** What the list was asked with. */
  filters: ChosenProducts;
  /** The list has more than is shown. */
  hasMore: boolean;
};

/** Changes the prices of the products that are picked, or of all that the list has. */
export function BulkPrices({ selection, shown, filters, hasMore }: Props) {
  const t = useTranslations('merchantPrices.change');
  const [isOpen, setIsOpen] = useState(false);
  const picked = shown.filter((code) => selection.keys.has(code));
  const mayBeWhole = hasMore && picked.length > 0 && picked.length === shown.length;
  const isWhole = selection.isWhole && mayBeWhole;
  return (
    <>
      <BulkBar
        selection={selection}
        onPickWhole={mayBeWhole && !isWhole ? selection.pickWhole : undefined}
        actions={[{ label: t(isWhole ? 'actionWhole' : 'action'), onPress: () => setIsOpen(true) }]}
      />
      {isOpen && (
        <PriceChangeSheet
          chosen={isWhole ? filters : { Codes: picked }}
          onStarted={() => {
            setIsOpen(false);
            selection.clear();
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
