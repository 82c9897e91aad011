/** The feature's interface for other features. */
/** Every write of products, units, prices and stock settings goes through it, but what follows a moved category. */
export { changeProducts } from './products.usecases.ts';
export { usedCategories } from './catalogue.tree.usecases.ts';
export { catalogueGrown } from './collections/catalogue.collections.usecases.ts';
export { beginLevels } from './pricing/catalogue.pricing.usecases.ts';
export { foundInShop } from './catalogue.list.usecases.ts';
export { stockRules } from './pricing/catalogue.rules.ts';
export { lowestProducts, lowLimitOf } from './low-stock.list.usecases.ts';
export { completedNames } from './search/catalogue.autocomplete.usecases.ts';
export { candidatesFor } from './search/search.candidates.usecases.ts';
export { productsFor } from './catalogue.usecases.ts';
export { freeProductOf } from './sellable.rules.ts';
export {
  explainedPrices,
  type SellableProduct,
  sellableProducts,
  stockChanged,
} from './sellable.usecases.ts';
