export default {
  until: 'Until {day}',
  left: '{hours, plural, =0 {} one {# hour } other {# hours }}{minutes, plural, one {# minute} other {# minutes}} left',
  over: 'Over',
  brands: 'Brands on promotion',
  ofBrand: 'Promotions of {name}',
  coupons: 'Collect coupons',
  title: 'Promotions',
  empty: 'There are no promotions just now',
  browse: 'Browse products',
  all: 'All picked by the shop',
} as const;
