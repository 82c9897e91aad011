import { useEffect, useMemo } from 'react';
import { usePage } from '../../../page/page-context.ts';
import { useHydrated } from '../../../ui/interaction/use-hydrated.ts';
import type { CartLineView } from './cart-view.ts';
import { parseSeenPrices, pricesSeen, type SeenPrices } from './seen-prices.ts';

/** The prices that the buyer saw at the last look into the cart; the current ones are remembered for the next time. */
export function useSeenPrices(lines: readonly CartLineView[], { ready }: { ready: boolean }): SeenPrices {
  const { bootstrap } = usePage();
  const name = `${bootstrap.keyPrefix}-${bootstrap.tenant.id}-cart-prices`;
  const hydrated = useHydrated();
  const seen = useMemo(() => (hydrated ? readSeen(name) : {}), [hydrated, name]);

  useEffect(() => {
    // Half of the answer would forget the prices of the other half.
    if (!ready || lines.some(({ awaited }) => awaited)) return;
    try {
      localStorage.setItem(name, JSON.stringify(pricesSeen(lines)));
    } catch {
      // A storage that refuses: the next visit simply shows no change.
    }
  }, [name, lines, ready]);

  return seen;
}

function readSeen(name: string): SeenPrices {
  try {
    return parseSeenPrices(localStorage.getItem(name));
  } catch {
    return {};
  }
}
