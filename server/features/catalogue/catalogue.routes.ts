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

  serveCall(app, deps, 'listProducts', async ({ request, reply, body, visitor, language }) => {
    assertOwnCenter(visitor, body);
    const looking = { visitor, language };
    if (!isSharedList(visitor, body)) return productsFor(deps, looking, body);
    return sendKeptJson(await sharedList(deps, looking, body), { request, reply, renderKey });
  });

  serveCall(app, deps, 'productDetail', async ({ request, reply, params, visitor, language }) => {
    const looking = { visitor, language };
    if (visitor.kind !== 'guest') return productFor(deps, looking, params);
    const forPage = request.headers['x-render-key'] === renderKey;
    const kept = await sharedProduct(deps, looking, { code: params.code, forPage });
    return sendKeptJson(kept, { request, reply, renderKey });
  });

  serveCall(app, deps, 'autocomplete', async ({ request, reply, query, visitor, language }) =>
    sendKeptJson(await autocomplete({ visitor, language }, query), { request, reply, renderKey }),
  );

  serveCall(app, deps, 'categoryList', async ({ request, reply, visitor, language }) =>
    sendKeptJson(await sharedCategories(deps, { visitor, language }), { request, reply, renderKey }),
  );

  serveCall(app, deps, 'setProductPrice', ({ visitor, body }) => setProductPrice(deps, visitor, body));
}
