/** Every other table that refers to a customer or a person (decision 61). */

/** What has a rule of its own in `merge-rows.queries.ts`, and which. */
export const folded: Readonly<Record<string, string>> = {
  customers: 'the row given up goes to the kept person, in the state merged',
  profiles: 'the profile given up names the kept one, and signs nobody in',
  customer_centers: 'the kept customer orders from the centers of both; who is bound to none stays so',
  carts: 'lines of both, their quantities added',
  account_balances: 'a transfer by two entries of the ledger',
  account_ledger: 'is only added to: entries stay where they were booked, the sum is transferred',
  credit_entries:
    'is only added to: entries stay where they were booked, debt and reservations are transferred',
  point_balances: 'a transfer by two entries of the ledger',
  point_ledger: 'is only added to: entries stay where they were booked, the sum is transferred',
  promotion_uses: 'uses of both are added, so that limits for a customer count both',
  consents: 'is only added to: a refusal of either stands, a consent of the one given up is not taken over',
  profile_sign_ins: 'the first and the last of both',
  external_identities: 'those that were linked by the number that stays',
  notifications: 'all go along, under a key of their own',
  notification_preferences: 'those of the kept person, else of the other',
};

/** What stays as it is under the code given up, which leads on to the kept customer. */
export const stays: Readonly<Record<string, string>> = {
  audit_log: 'is only added to: what was done then names the code of then; the log of the merge names both',
  customer_looks: 'counts for a day which customers staff have opened',
  data_exports: 'says when the person of then took a copy; it is in the copy of the kept one',
  idempotency_keys: 'repeats answers for some days',
  merchant_applications: 'is of merchants',
  notification_deliveries: 'goes along with its notification',
  one_time_codes: 'has codes of some minutes',
  order_events: 'names who did it by the code of then; it goes along with its order',
  order_returns: 'names who did it by the code of then; it goes along with its order',
  payment_events: 'names who did it by the code of then; it goes along with its order',
  outbox: 'names what a job is about until it is done',
  pet_reminders: 'goes along with its pet',
  sessions: 'all end: a cookie of one leads to nobody else’s account',
  staff: 'is about staff',
  stock_hold_spans: 'bounds checkouts of some minutes',
  stock_holds: 'while goods are held, nothing is merged',
  'search.customer_keys': 'follows from the customer',
  'search.customers': 'follows from the customer',
  'search.desk_customers': 'follows from the customer',
  'search.last_orders': 'follows from the orders',
};
