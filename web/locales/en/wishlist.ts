export default {
  title: 'Wish list',
  empty: 'Your wish list is empty',
  emptyHint: 'Tap the heart on a product to keep it for later',
  browse: 'Browse products',
  elsewhere:
    '{count, plural, one {# more product on your list is} other {# more products on your list are}} not sold at this {word, select, branch {branch} store {store} other {center}}',
  shown: '{count, plural, one {# product} other {# products}} shown',
  more: 'Load more',
} as const;
