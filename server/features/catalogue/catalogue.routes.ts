import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { sendKeptJson } from '../../kept/kept-json.ts';
import { createAutocomplete } from './catalogue.autocomplete.ts';
import { setProductPrice } from './catalogue.pricing.ts';
import {
  displayGroupsFor,
  relatedFor,
  sharedDisplayGroups,
  sharedPromotions,
  sharedRelated,
} from './catalogue.groups.ts';
import { isSharedList } from './catalogue.list.ts';
import { assertOwnCenter, productFor, productsFor, sharedList, sharedProduct } from './catalogue.usecases.ts';
import { createSearchMisses } from './search.misses.ts';
import { addSearchRoutes } from './search.routes.ts';
import { defineShelfJob } from './catalogue.shelves.usecases.ts';
import { sharedCategories, sharedLevels, sharedTree } from './catalogue.tree.ts';

export function addCatalogueRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { renderKey, replay } = deps;
  const autocomplete = createAutocomplete(deps);
  defineShelfJob(deps);
  const misses = createSearchMisses({
    ...deps,
    onError: (error) => app.log.warn(error, 'Searches in vain are not written'),
  });
  app.addHook('onClose', () => misses.stop());
  addSearchRoutes(app, deps, misses);

  serveCall(app, deps, 'listProducts', async ({ request, reply, body, visitor, language }) => {
    assertOwnCenter(visitor, body);
    const looking = { visitor, language };
    if (!isSharedList(visitor, body)) {
      const products = await productsFor(deps, looking, body);
      misses.noticed(visitor.tenantId, { query: body, found: products.length });
      return products;
    }
    return sendKeptJson(await sharedList(deps, looking, body), { request, reply, renderKey, replay });
  });

  serveCall(app, deps, 'productDetail', async ({ request, reply, params, visitor, language }) => {
    const looking = { visitor, language };
    if (visitor.kind !== 'guest') return productFor(deps, looking, params);
    const forPage = request.headers['x-render-key'] === renderKey;
    const kept = await sharedProduct(deps, looking, { code: params.code, forPage });
    return sendKeptJson(kept, { request, reply, renderKey, replay });
  });

  serveCall(app, deps, 'autocomplete', async ({ request, reply, query, visitor, language }) =>
    sendKeptJson(await autocomplete({ visitor, language }, query), { request, reply, renderKey, replay }),
  );

  serveCall(app, deps, 'categoryList', async ({ request, reply, visitor, language }) =>
    sendKeptJson(await sharedCategories(deps, { visitor, language }), { request, reply, renderKey, replay }),
  );

  serveCall(app, deps, 'category', async ({ request, reply, query, visitor, language }) =>
    sendKeptJson(await sharedLevels(deps, { visitor, language }, query), {
      request,
      reply,
      renderKey,
      replay,
    }),
  );

  serveCall(app, deps, 'hierarchyAll', async ({ request, reply, body, visitor, language }) =>
    sendKeptJson(await sharedTree(deps, { visitor, language }, body), { request, reply, renderKey, replay }),
  );

  serveCall(app, deps, 'displayGroups', async ({ request, reply, params, query, visitor, language }) => {
    const looking = { visitor, language };
    const asked = { ...params, ...query };
    if (visitor.kind !== 'guest') return displayGroupsFor(deps, looking, asked);
    const kept = await sharedDisplayGroups(deps, looking, asked);
    return sendKeptJson(kept, { request, reply, renderKey, replay });
  });

  serveCall(app, deps, 'relatedProducts', async ({ request, reply, params, query, visitor, language }) => {
    const looking = { visitor, language };
    const asked = { ...params, ...query };
    if (visitor.kind !== 'guest') return relatedFor(deps, looking, asked);
    const kept = await sharedRelated(deps, looking, asked);
    return sendKeptJson(kept, { request, reply, renderKey, replay });
  });

  serveCall(app, deps, 'promotions', async ({ request, reply, query, visitor, language }) =>
    sendKeptJson(await sharedPromotions(deps, { visitor, language }, query), {
      request,
      reply,
      renderKey,
      replay,
    }),
  );

  serveCall(app, deps, 'setProductPrice', ({ visitor, body }) => setProductPrice(deps, visitor, body));
}
