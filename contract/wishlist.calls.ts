import { defineCalls } from './define.ts';

/**
 * The products that a customer has put aside (S-16, C-45, wishlist). Who orders for him sees them; the list
 * stays as the customer made it.
 */
export const wishlistCalls = defineCalls({
  wishlist: { method: 'GET', path: '/api/Products/favourite/items', who: ['customer', 'actingSalesman'] },
  addToWishlist: { method: 'POST', path: '/api/Products/favourite/items/add', who: ['customer'] },
  removeFromWishlist: { method: 'POST', path: '/api/Products/favourite/items/remove', who: ['customer'] },
});
