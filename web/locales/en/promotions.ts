export default {
  title: 'Promotions',
  empty: 'There are no promotions just now',
  browse: 'Browse products',
  all: 'All picked by the shop',
} as const;
