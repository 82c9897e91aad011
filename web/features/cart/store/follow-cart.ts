import type { Page } from '../../../page/page-context.ts';
import { isGuest } from '../../session/visitor/visitor.ts';

/** Loads the mirror of the cart once a customer is here: a guest's page does not carry it. */
export function followCartOfCustomers(page: Pick<Page, 'api' | 'cart' | 'session' | 'bootstrap'>): void {
  let follows = false;
  const follow = async (): Promise<void> => {
    if (follows || isGuest(page.session.user())) return;
    follows = true;
    try {
      const { followCart } = await import('./cart-sync.client.ts');
      followCart(page, { window, document });
    } catch {
      // The chunk could not be loaded: the cart stays in this browser until the next page.
      follows = false;
      page.cart.setState({ awaitsMirror: false });
    }
  };
  page.session.subscribe(() => void follow());
  void follow();
}
