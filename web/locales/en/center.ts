export default {
  title:
    '{word, select, branch {Choose the branch you order from} store {Choose the store you order from} other {Choose where you order from}}',
  close: 'Close',
  search: '{word, select, branch {Branch} store {Store} other {Center}} code, name or address',
  list: '{word, select, branch {Branches} store {Stores} other {Distribution centers}}',
  count:
    '{word, select, branch {{count, plural, =0 {No branch found} one {# branch} other {# branches}}} store {{count, plural, =0 {No store found} one {# store} other {# stores}}} other {{count, plural, =0 {No center found} one {# center} other {# centers}}}}',
  selected: 'You order from here',
  distance: '{km} km',
  hours: { closed: 'closed', closedOn: 'Closed on {days}' },
  from: {
    position: 'Distances from where you are',
    address: 'Distances from your delivery address',
    default: 'Distances from central Bangkok',
  },
  useMyPosition: 'Use my position',
  locating: 'Finding you…',
  positionRefused: 'Your position is not available. Allow it in the browser and try again.',
  empty:
    '{word, select, branch {Branch} store {Store} other {Merchant}} not found. Please try again with other words.',
  failed: 'The {word, select, branch {branches} store {stores} other {centers}} could not be loaded',
  retry: 'Try again',
  more: 'Show more',
  changed: 'You now order from {name}.',
  account: 'Orders for {name}',
  accountChanged: 'Your orders are for {name}.',
  cartChanged:
    '{count, plural, one {# item in your cart} other {# items in your cart}} cannot be ordered from here as before. See your cart.',
  cartKept: 'Your cart at {before} is kept for when you come back.',
  photos: {
    show: 'Photos',
    of: 'Photos of {name}',
    photo: '{name}, photo {at} of {of}',
    none: 'There are no photos any more',
    failed: 'The photos could not be loaded',
    retry: 'Try again',
  },
  invite: 'Add {channel} as friend by LINE Official Account',
  inviteWhy: 'Get news and offers of {name}, and ask them anything about your order.',
  later: 'Later',
  goToMerchant: 'Go to {word, select, branch {branch} store {store} other {merchant}}',
} as const;
