/** The audit log's vocabulary: everything written to it has labels in both languages. */

/** The action, as named in the log. */
export const auditActions = [
  'order.step',
  'order.tracking',
  'order.undo',
  'order.return',
  'order.packing',
  'order.failed',
  'order.note',
  'order.cash',
  'order.cashRemoved',
  'cash.handIn',
  'issue.create',
  'acting.start',
  'acting.end',
  'center.photos',
  'customer.address',
  'product.price',
  'search.synonym',
  'staff.profile',
  'staff.password',
  'setting.secret',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The fields recorded before and after; amounts in satang say so in their name. */
export const auditFields = [
  'Status',
  'PaymentStatus',
  'TotalSatang',
  'ReturnedSatang',
  'CashSatang',
  'Purpose',
  'Reason',
  'Note',
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
  'photoTax',
  'photoShop',
  'photoLogo',
  'IsSet',
] as const;
export type AuditField = (typeof auditFields)[number];

/** The kind of thing that changed: `order/261121-7KQ2M`. */
export const auditSubjects = [
  'order',
  'customer',
  'center',
  'staff',
  'product',
  'search-synonym',
  'setting',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];
