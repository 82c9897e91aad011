/** What other features may use of this one. */
export { type Looking, productsFor } from './catalogue.usecases.ts';
export { type SellableProduct, sellableProducts, stockChanged } from './sellable.usecases.ts';
