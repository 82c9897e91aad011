import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import {
  listProductsOfShop,
  materialTypes,
  productChoices,
  readProduct,
} from './merchant-products.usecases.ts';
import { defineOfferRun, turnProducts } from './product-offers.usecases.ts';
import { addProductPicture, setProductPictures } from './product-pictures.usecases.ts';
import { addProduct, archiveProduct, saveProduct, turnProduct } from './product-saving.usecases.ts';

export function addMerchantProductRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'merchantProducts', (call) => listProductsOfShop(deps, call, call.body));
  serveCall(app, deps, 'materialTypes', (call) => materialTypes(deps, call));
  serveCall(app, deps, 'productChoices', (call) => productChoices(deps, call));
  serveCall(app, deps, 'merchantProduct', (call) =>
    readProduct(deps, call, { ...call.params, ...call.query }),
  );
  serveCall(app, deps, 'turnProduct', (call) => {
    const { id: code, dc: saleUnit } = call.params;
    return turnProduct(deps, call, { code, saleUnit, isActive: undefined, evenInCarts: true });
  });
  serveCall(app, deps, 'setProductActive', (call) => {
    const { id: code, dc: saleUnit } = call.params;
    const { Active, EvenInCarts: evenInCarts } = call.body;
    return turnProduct(deps, call, { code, saleUnit, isActive: Active === 'Y', evenInCarts });
  });
  serveCall(app, deps, 'turnProducts', (call) => turnProducts(deps, call, call.body));
  defineOfferRun(deps);
  serveCall(app, deps, 'addProduct', (call) => addProduct(deps, call, call.body));
  serveCall(app, deps, 'saveProduct', (call) => saveProduct(deps, call, { ...call.params, ...call.body }));
  serveCall(app, deps, 'archiveProduct', (call) =>
    archiveProduct(deps, call, { ...call.params, archived: call.body.Archived === 'Y' }),
  );
  serveCall(app, deps, 'addProductPicture', (call) =>
    addProductPicture(deps, call, { ...call.params, bytes: call.files.picture }),
  );
  serveCall(app, deps, 'setProductPictures', (call) =>
    setProductPictures(deps, call, { ...call.params, pictures: call.body.Pictures }),
  );
}
