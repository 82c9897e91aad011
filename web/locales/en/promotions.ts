export default {
  title: 'Promotions',
  empty: 'There are no promotions just now',
  browse: 'Browse products',
  all: 'All products on promotion',
} as const;
