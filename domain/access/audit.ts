/** What the log of changes knows: whatever is written there has words in both languages. */

/** What was done, as the log names it. */
export const auditActions = [
  'order.step',
  'order.tracking',
  'acting.start',
  'acting.end',
  'customer.address',
  'product.price',
  'search.synonym',
  'staff.profile',
  'staff.password',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What of a thing stands there before and after; an amount of satang says so in its name. */
export const auditFields = [
  'Status',
  'PaymentStatus',
  'TotalSatang',
  'Reason',
  'Packed',
  'carrier',
  'trackingNo',
  'trackingUrl',
  'SaleUnit',
  'Until',
  'code',
  'name',
  'address',
  'province',
  'district',
  'subdistrict',
  'english',
  'postalCode',
  'taxId',
  'phone',
  'unit',
  'level',
  'satang',
  'means',
  'twoWay',
  'email',
  'mobile',
] as const;
export type AuditField = (typeof auditFields)[number];

/** What the changed thing is: `order/261121-7KQ2M`. */
export const auditSubjects = ['order', 'customer', 'staff', 'product', 'search-synonym'] as const;
export type AuditSubject = (typeof auditSubjects)[number];
