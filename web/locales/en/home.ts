export default {
  title: 'Order online',
  welcome: 'Welcome to <whole>{shop}</whole>',
  greeting: 'Hello, <whole>{name}</whole>',
  invitation: 'Order online, any time, delivered to your door',
  browse: 'Start shopping',
  categories: 'Shop by category',
  recommended: 'Recommended',
  promise: {
    free: 'Free delivery',
    freeFrom: 'Free delivery from {amount}',
    cash: 'Pay cash on delivery',
  },
} as const;
