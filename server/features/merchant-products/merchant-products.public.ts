/** The feature's interface for other features. */
export { logged as loggedProduct } from './merchant-products.present.ts';
export { lockBarcodesOf } from './product-saving.usecases.ts';
export { changePictures, storePicture } from './product-pictures.usecases.ts';
export { storedFields } from './product-given.rules.ts';
export { listedCodes } from './merchant-products.usecases.ts';
