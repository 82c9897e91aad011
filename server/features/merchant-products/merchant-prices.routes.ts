import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import {
  addAgreedPrice,
  agreedPricesOf,
  agreedPricesOfCustomer,
  priceBuyers,
  removeAgreedPrice,
  saveAgreedPrice,
} from './agreed-prices.usecases.ts';
import {
  addAdvancePrice,
  advancePricesOf,
  removeAdvancePrice,
  saveAdvancePrice,
} from './advance-prices.usecases.ts';
import { changePrices, definePriceChangeRun, pricesAhead } from './price-changes.usecases.ts';
import { explainPrice } from './price-why.usecases.ts';
import { definePricesExports } from './products-export.usecases.ts';
import { readProductPrices, saveProductPrices } from './product-prices.usecases.ts';

export function addMerchantPriceRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'productPrices', (call) =>
    readProductPrices(deps, call, { ...call.params, ...call.query }),
  );
  serveCall(app, deps, 'saveProductPrices', (call) =>
    saveProductPrices(deps, call, { ...call.params, ...call.body }),
  );
  serveCall(app, deps, 'explainPrice', (call) => explainPrice(deps, call, { ...call.params, ...call.query }));
  definePricesExports(deps);
  serveCall(app, deps, 'advancePrices', (call) => advancePricesOf(deps, call, call.body));
  serveCall(app, deps, 'addAdvancePrice', (call) =>
    addAdvancePrice(deps, call, { ...call.params, ...call.body }),
  );
  serveCall(app, deps, 'saveAdvancePrice', (call) =>
    saveAdvancePrice(deps, call, { ...call.params, ...call.body }),
  );
  serveCall(app, deps, 'removeAdvancePrice', (call) =>
    removeAdvancePrice(deps, call, { ...call.params, ...call.body }),
  );
  serveCall(app, deps, 'agreedPrices', (call) =>
    agreedPricesOf(deps, call, { ...call.params, ...call.query }),
  );
  serveCall(app, deps, 'addAgreedPrice', (call) =>
    addAgreedPrice(deps, call, { ...call.params, ...call.body }),
  );
  serveCall(app, deps, 'saveAgreedPrice', (call) =>
    saveAgreedPrice(deps, call, { ...call.params, ...call.body }),
  );
  serveCall(app, deps, 'removeAgreedPrice', (call) =>
    removeAgreedPrice(deps, call, { ...call.params, ...call.body }),
  );
  serveCall(app, deps, 'priceBuyers', (call) => priceBuyers(deps, call, call.query));
  serveCall(app, deps, 'pricesAhead', (call) => pricesAhead(deps, call, call.body));
  serveCall(app, deps, 'changePrices', (call) => changePrices(deps, call, call.body));
  definePriceChangeRun(deps);
  serveCall(app, deps, 'customerAgreedPrices', (call) =>
    agreedPricesOfCustomer(deps, call, { ...call.params, ...call.query }),
  );
}
