import { defineCalls } from './define.ts';

/**
 * The products on a customer's wishlist (S-16, C-45, wishlist). A salesman acting for the customer can see but not
 * change it.
 */
export const wishlistCalls = defineCalls({
  wishlist: { method: 'GET', path: '/api/Products/favourite/items', who: ['customer', 'actingSalesman'] },
  addToWishlist: { method: 'POST', path: '/api/Products/favourite/items/add', who: ['customer'] },
  removeFromWishlist: { method: 'POST', path: '/api/Products/favourite/items/remove', who: ['customer'] },
});
