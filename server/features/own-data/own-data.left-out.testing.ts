/** Tables with something of a person that are not in the copy. */
export const leftOut: Readonly<Record<string, string>> = {
  center_photos: 'are pictures of the shop’s centers',
  erased_numbers: 'is of customers who were erased; whose number it was cannot be read from it',
  customer_looks: 'counts for a day which customers staff have opened',
  idempotency_keys:
    'repeats answers for some days, so that nothing is done twice; what was done is in its own part',
  kept_papers: 'is of customers who were erased, and so ask for no copy',
  merchant_applications: 'is of merchants who apply, who see and withdraw it by their own ticket',
  merchant_application_images: 'is of merchants who apply, who sent them',
  one_time_codes: 'has codes of some minutes; the number is the person’s own',
  outbox: 'names what a job is about until it is done',
  packing_counts: 'is what staff have counted of an order that they are packing',
  payment_links:
    'has links with which an order is paid, by a hash of their secret; whose order it is stands in its own part',
  payment_intent_orders: 'says which orders are paid together; what was paid is in its own part',
  'search.customer_keys': 'has hashes of what is in other parts, by which staff find double registrations',
  'search.desk_customers': 'repeats name, code and number, by which staff find the customer',
  'search.last_orders': 'repeats the day of the last order from a center',
  'search.customers': 'repeats name, code and number, by which staff find the customer',
  paper_payments: 'repeats when money for an order was booked, which its papers are dated by',
  sign_in_tries: 'counts failed sign-ins under a hash of a few minutes',
  staff: 'is about staff',
  stock_hold_spans: 'keeps goods for a checkout of some minutes',
  stock_holds: 'keeps goods for a checkout of some minutes',
};
