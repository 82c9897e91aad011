import { useState } from 'react';
import type { CartLine as StoredLine } from '#domain/orders/cart.ts';
import { usePage } from '../../../page/page-context.ts';
import { tellUsage } from '../../analytics/analytics.ts';
import { addedToCart } from '../../analytics/ecommerce.ts';
import type { CartLineActions } from '../lines/cart-line.tsx';
import type { CartLineView } from '../summary/cart-view.ts';
import { useCart } from './use-cart.ts';

/** `group` is the top category that its line was in. */
export type Removed = { line: StoredLine; place: number; name: string; group: string };

/** The actions on cart lines; what was removed last can be put back where it was. */
export function useCartActions(): {
  actions: CartLineActions;
  removed: Removed | undefined;
  undo: () => void;
} {
  const page = usePage();
  const { cart } = page;
  const { remove, replace, select, setQuantity } = useCart((state) => state);
  const [removed, setRemoved] = useState<Removed>();

  const remember = ({ code, name, group }: Pick<CartLineView, 'code' | 'name' | 'group'>): void => {
    const { lines } = cart.getState();
    const place = lines.findIndex((line) => line.P_Code === code);
    const line = lines[place];
    if (line) setRemoved({ line, place, name, group });
  };

  return {
    removed,
    undo: () => {
      if (!removed) return;
      replace(cart.getState().lines.toSpliced(removed.place, 0, removed.line));
      setRemoved(undefined);
    },
    actions: {
      select: ({ code }, selected) => select({ codes: [code], selected }),
      remove: (line) => {
        remember(line);
        remove(line.code);
      },
      setQuantity: (line, unit, quantity) => {
        const { code, name, units, otherUnits } = line;
        const changed = [...units, ...otherUnits].find((one) => one.unit === unit);
        const more = quantity - (units.find((one) => one.unit === unit)?.quantity ?? 0);
        if (changed && more > 0) tellUsage(page, addedToCart({ code, name }, changed, more));
        if (quantity === 0 && units.length === 1) remember(line);
        setQuantity({ P_Code: code, unit, quantity });
        // A line that had nothing to order was deselected; who adds to it wants it.
        if (units.length === 0) select({ codes: [code] });
      },
      setQuantities: ({ code }, quantities) =>
        replace(
          cart
            .getState()
            .lines.map((line) => (line.P_Code === code ? Object.assign({ ...line }, quantities) : line)),
        ),
    },
  };
}
