export default {
  title: 'Order online',
  newest: 'All products',
} as const;
