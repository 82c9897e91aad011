export default {
  free: 'Free',
  before: 'Before',
  freeGoods: 'Free with your order',
  saved: 'You save {amount}',
  vouchers: 'Coupons and codes',
  chooseCoupon: 'Choose one of my coupons',
  otherCoupon: 'Choose another coupon',
  couponUsed: 'Chosen coupon',
  couponOf: 'Coupon {name}',
  code: 'Discount code',
  useCode: 'Apply',
  codeUsed: 'Code {code}',
  codeWrong: 'A discount code is 3 to 20 letters A to Z and digits',
  remove: 'Remove',
  removeOf: 'Remove {label}',
  waive: 'Order without this gift',
  nearly: {
    pieces: '{count, number}',
    amount: 'Buy {more} more, save {amount}{than, select, more { more} other {}}',
    percent: 'Buy {more} more, get {percent, number}% off{than, select, more { instead} other {}}',
    unit: 'Buy {more} more, save {amount} on each',
    free: 'Buy {more} more, get {count, number}{than, select, more { more} other {}} free',
    named: 'Buy {more} more for {name}',
    heldBack: 'As much as the price of these products allows',
  },
  problem: {
    COUPON_INVALID:
      '{voucher, select, code {This code is not valid (any more)} other {This coupon is not valid (any more)}}',
    COUPON_NOT_USED:
      '{voucher, select, code {This code takes nothing off this cart} other {This coupon takes nothing off this cart}}',
    COUPON_BELOW_MINIMUM: 'Invalid coupon value: {value} due to minimum order {num, number}',
    GIFT_GONE:
      '{count, plural, one {# more} other {# more}} of the gift {gift} (“{promotion}”) cannot be given: there is no stock left',
  },
} as const;
