import { isSameLine } from '#domain/orders/cart-mirror.ts';
import type { Page } from '../../../page/page-context.ts';
import { isGuest } from '../../session/visitor/visitor.ts';
import { cartRulesOf } from './cart-rules.ts';
import { productsByCode } from '../cart.queries.ts';
import { restoredLines } from './restored.ts';

type Restoring = Pick<Page, 'api' | 'cart' | 'config' | 'session'>;

/**
 * Asks the shop for the cart's products as they are sold now and puts the stored lines right (S-15, "On
 * restore"). Gives how many of them cannot be ordered any more as they were. Throws when the shop cannot be asked.
 */
export async function resyncCart({ api, cart, config, session }: Restoring): Promise<number> {
  const { lines, correct } = cart.getState();
  if (lines.length === 0) return 0;
  const products = await productsByCode(
    api,
    lines.map(({ P_Code }) => P_Code),
  );
  // What was changed meanwhile, here or in another tab, is put right where it is shown.
  if (cart.getState().lines !== lines) return 0;
  const restored = restoredLines(lines, products, {
    rules: cartRulesOf(config),
    guest: isGuest(session.user()),
  });
  if (!restored) return 0;
  correct(restored);
  const same = new Set(restored.filter((line) => lines.some((before) => isSameLine(before, line))));
  return lines.length - same.size;
}
