import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { isPageRender } from '../../http/page-render.ts';
import { serveCall } from '../../http/serve-call.ts';
import { createAutocomplete } from './search/catalogue.autocomplete.usecases.ts';
import { definePricesOfDayJob } from './pricing/catalogue.days.usecases.ts';
import { definePriceLevelJob } from './pricing/catalogue.pricing.usecases.ts';
import {
  displayGroupsFor,
  promotionsShown,
  relatedFor,
  sharedDisplayGroups,
  sharedPromotions,
  sharedRelated,
} from './collections/catalogue.groups.usecases.ts';
import {
  promotionBrand,
  promotionBrands,
  sharedPromotionBrand,
  sharedPromotionBrands,
} from './collections/promotion-brands.usecases.ts';
import { isSharedList } from './catalogue.list.usecases.ts';
import { assertOwnCenter, productFor, productsFor, sharedList, sharedProduct } from './catalogue.usecases.ts';
import { createSearchMisses } from './search/search.misses.usecases.ts';
import { addLowStockRoutes } from './low-stock.routes.ts';
import { addSearchRoutes } from './search/search.routes.ts';
import { defineCollectionJob } from './collections/catalogue.collections.usecases.ts';
import { sharedCategories, sharedLevels, sharedTree } from './catalogue.tree.usecases.ts';
import { defineStockEffect } from './sellable.usecases.ts';
import { loggable } from '../../http/loggable.ts';

export function addCatalogueRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { sendCached } = deps;
  const autocomplete = createAutocomplete(deps);
  defineCollectionJob(deps);
  definePriceLevelJob(deps);
  definePricesOfDayJob(deps);
  defineStockEffect(deps);
  const misses = createSearchMisses({
    ...deps,
    onError: (error) => app.log.warn({ error: loggable(error) }, 'Searches in vain are not written'),
  });
  app.addHook('onClose', () => misses.stop());
  addSearchRoutes(app, deps, misses);
  addLowStockRoutes(app, deps);

  serveCall(app, deps, 'listProducts', async ({ reply, body, visitor, language }) => {
    assertOwnCenter(visitor, body);
    const looking = { visitor, language };
    if (!isSharedList(visitor, body)) {
      const products = await productsFor(deps, looking, body);
      misses.noticed(visitor.tenantId, { query: body, found: products.length });
      return products;
    }
    return sendCached(reply, await sharedList(deps, looking, body));
  });

  serveCall(app, deps, 'productDetail', async ({ request, reply, params, visitor, language }) => {
    const looking = { visitor, language };
    if (visitor.kind !== 'guest') return productFor(deps, looking, params);
    const forPage = isPageRender(request, deps);
    const cached = await sharedProduct(deps, looking, { code: params.code, forPage });
    return sendCached(reply, cached);
  });

  serveCall(app, deps, 'autocomplete', async ({ reply, query, visitor, language }) =>
    sendCached(reply, await autocomplete({ visitor, language }, query)),
  );

  serveCall(app, deps, 'categoryList', async ({ reply, visitor, language }) =>
    sendCached(reply, await sharedCategories(deps, { visitor, language })),
  );

  serveCall(app, deps, 'category', async ({ reply, query, visitor, language }) =>
    sendCached(reply, await sharedLevels(deps, { visitor, language }, query)),
  );

  serveCall(app, deps, 'hierarchyAll', async ({ reply, body, visitor, language }) =>
    sendCached(reply, await sharedTree(deps, { visitor, language }, body)),
  );

  serveCall(app, deps, 'displayGroups', async ({ reply, params, query, visitor, language }) => {
    const looking = { visitor, language };
    const asked = { ...params, ...query };
    if (visitor.kind !== 'guest') return displayGroupsFor(deps, looking, asked);
    const cached = await sharedDisplayGroups(deps, looking, asked);
    return sendCached(reply, cached);
  });

  serveCall(app, deps, 'relatedProducts', async ({ reply, params, query, visitor, language }) => {
    const looking = { visitor, language };
    const asked = { ...params, ...query };
    if (visitor.kind !== 'guest') return relatedFor(deps, looking, asked);
    const cached = await sharedRelated(deps, looking, asked);
    return sendCached(reply, cached);
  });

  serveCall(app, deps, 'promotions', async ({ reply, query, visitor, language }) => {
    const looking = { visitor, language };
    if (visitor.kind !== 'guest') return promotionsShown(deps, looking, query);
    return sendCached(reply, await sharedPromotions(deps, looking, query));
  });

  serveCall(app, deps, 'promotionBrands', async ({ reply, visitor, language }) => {
    const looking = { visitor, language };
    if (visitor.kind !== 'guest') return promotionBrands(deps, looking);
    return sendCached(reply, await sharedPromotionBrands(deps, looking));
  });
  serveCall(app, deps, 'promotionBrand', async ({ reply, params: { code }, visitor, language }) => {
    const looking = { visitor, language };
    if (visitor.kind !== 'guest') return promotionBrand(deps, looking, code);
    return sendCached(reply, await sharedPromotionBrand(deps, looking, code));
  });
}
