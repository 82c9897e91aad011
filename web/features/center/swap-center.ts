import type { Page } from '../../page/page-context.ts';
import { resyncCart } from '../cart/resync-cart.ts';

type Swapping = Pick<Page, 'api' | 'cart' | 'config' | 'session' | 'queryClient'>;

/**
 * Orders from another center from now on (S-46). The new token is taken over, which opens the cart of that
 * center and loads everything shown anew (`session-resets.ts`); then the cart is resynced. Resolves when all of it is
 * there; `cartChanged` counts the lines of the cart that cannot be ordered there as they were.
 * Throws the API's refusal: CENTER_NOT_FOUND, CENTER_FIXED.
 */
export async function swapCenter(page: Swapping, saleUnit: string): Promise<{ cartChanged: number }> {
  const { api, session, queryClient } = page;
  const { jtoken, ...user } = await api.swapCenter({ params: { saleUnit } });
  session.adopt({ jtoken, user });
  const [cartChanged] = await Promise.all([
    // He orders from there all the same; the cart asks again when it is opened.
    resyncCart(page).catch(() => 0),
    // Joins what is already being loaded.
    queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: false }),
  ]);
  return { cartChanged };
}
