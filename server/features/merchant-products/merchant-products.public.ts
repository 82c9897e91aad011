/** The feature's interface for other features. */
export { logged as loggedProduct } from './merchant-products.present.ts';
export { lockBarcodesOf } from './product-saving.usecases.ts';
export { changePictures, storePicture } from './product-pictures.usecases.ts';
export { costFields, costsGiven, loggedCosts } from './product-costs.rules.ts';
export { costsOfProducts, storeCostsOf } from './product-costs.usecases.ts';
export { storedFields } from './product-given.rules.ts';
export { listedCodes } from './merchant-products.usecases.ts';
