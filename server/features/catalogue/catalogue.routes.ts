import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { sendKeptJson } from '../../kept/kept-json.ts';
import { createAutocomplete } from './catalogue.autocomplete.ts';
import { setProductPrice } from './catalogue.pricing.ts';
import {
  assertOwnCenter,
  isSharedList,
  productFor,
  productsFor,
  sharedCategories,
  sharedList,
  sharedProduct,
} from './catalogue.usecases.ts';

export function addCatalogueRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { renderKey } = deps;
  const autocomplete = createAutocomplete(deps);

  serveCall(app, deps, 'listProducts', async ({ request, reply, body, ...looking }) => {
    assertOwnCenter(looking.visitor, body);
    if (!isSharedList(looking.visitor, body)) return productsFor(deps, looking, body);
    return sendKeptJson(await sharedList(deps, looking, body), { request, reply, renderKey });
  });

  serveCall(app, deps, 'productDetail', async ({ request, reply, params: { code }, ...looking }) => {
    if (looking.visitor.kind !== 'guest') return productFor(deps, looking, { code });
    const forPage = request.headers['x-render-key'] === renderKey;
    return sendKeptJson(await sharedProduct(deps, looking, { code, forPage }), { request, reply, renderKey });
  });

  serveCall(app, deps, 'autocomplete', async ({ request, reply, query, ...looking }) =>
    sendKeptJson(await autocomplete(looking, query), { request, reply, renderKey }),
  );

  serveCall(app, deps, 'categoryList', async ({ request, reply, ...looking }) =>
    sendKeptJson(await sharedCategories(deps, looking), { request, reply, renderKey }),
  );

  serveCall(app, deps, 'setProductPrice', ({ visitor, body }) => setProductPrice(deps, visitor, body));
}
