export default {
  title: 'Order online',
  newest: 'All products',
  seeAll: 'See all',
} as const;
