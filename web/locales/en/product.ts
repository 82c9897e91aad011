export default {
  add: 'Add to cart',
  addNamed: 'Add to cart: {name}, 1 {unit}',
  added: 'Added to the cart',
  cartFull: 'The cart is full. Please order what is in it first.',
  quantityOf: 'In the cart: {name}, {unit}',
  unitOf: 'Unit of {name}',
  perPiece: '{price}/{piece}',
  outOfStock: 'Out of stock',
  limited: 'Few left',
  loginForPrice: 'Sign in to see prices',
  noPrice: 'Not on sale yet',
} as const;
