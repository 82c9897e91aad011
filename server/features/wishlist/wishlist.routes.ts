import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { addToWishlist, removeFromWishlist, wishlistFor } from './wishlist.usecases.ts';

export function addWishlistRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'wishlist', ({ visitor, language, query }) =>
    wishlistFor(deps, { visitor, language }, query),
  );
  serveCall(app, deps, 'addToWishlist', ({ visitor, body }) => addToWishlist(deps, visitor, body));
  serveCall(app, deps, 'removeFromWishlist', ({ visitor, body }) => removeFromWishlist(deps, visitor, body));
}
