import { defineCalls } from './define.ts';

/** The products that a customer has put aside (storefront 4 and 7, wishlist). */
export const wishlistCalls = defineCalls({
  wishlist: { method: 'GET', path: '/api/Products/favourite/items', who: ['customer'] },
  addToWishlist: { method: 'POST', path: '/api/Products/favourite/items/add', who: ['customer'] },
  removeFromWishlist: { method: 'POST', path: '/api/Products/favourite/items/remove', who: ['customer'] },
});
