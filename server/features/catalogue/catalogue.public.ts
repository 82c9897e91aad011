/** The feature's interface for other features. */
export { productsFor } from './catalogue.usecases.ts';
export { type SellableProduct, sellableProducts, stockChanged } from './sellable.usecases.ts';
