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
  'order.staffNote',
  'order.cash',
  'order.cashRemoved',
  'order.refund',
  'order.refundUndone',
  'cash.handIn',
  'issue.create',
  'acting.start',
  'acting.end',
  'application.decision',
  'application.images',
  'center.photos',
  'center.add',
  'center.change',
  'center.status',
  'customer.add',
  'customer.address',
  'customer.change',
  'customer.tag',
  'customer.consent',
  'customer.coupon',
  'customer.erasure',
  'customer.identity',
  'customer.invitation',
  'customer.known',
  'customer.registration',
  'product.price',
  'promotion.add',
  'promotion.change',
  'promotion.status',
  'search.synonym',
  'tag.add',
  'tag.change',
  'staff.profile',
  'staff.password',
  'staff.add',
  'staff.change',
  'staff.status',
  'staff.reset',
  'staff.signIn',
  'staff.signOut',
  'staff.refused',
  'role.change',
  'setting.secret',
  'setting.notifications',
  'run.start',
  'run.stop',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** A dot in a message's key would lead into what it holds. */
type AuditKey<Action extends string> = Action extends `${infer Of}.${infer What}` ? `${Of}_${What}` : never;
export const auditKey = <Action extends AuditAction>(action: Action) =>
  action.replace('.', '_') as AuditKey<Action>;
export type AuditActionWords = Record<AuditKey<AuditAction>, string>;

/** The fields recorded before and after; amounts in satang say so in their name. */
export const auditFields = [
  'Status',
  'Refused',
  'PaymentStatus',
  'TotalSatang',
  'ReturnedSatang',
  'CashSatang',
  'TakenBy',
  'RefundSatang',
  'RefundMethod',
  'Reference',
  'Purpose',
  'Consent',
  'Reason',
  'Note',
  'Packed',
  'Restocked',
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
  'isDefault',
  'unit',
  'level',
  'satang',
  'means',
  'twoWay',
  'email',
  'mobile',
  'photoTax',
  'photoShop',
  'photoOrder',
  'photoLogo',
  'IsSet',
  'username',
  'UserRole',
  'SaleUnits',
  'nameEn',
  'shortName',
  'position',
  'lineUrl',
  'hours',
  'closedDays',
  'ClosedPages',
  'Rights',
  'CouponPromotion',
  'Coupons',
  'RunKind',
  'RowCount',
  'SentBySms',
  'SentByEmail',
  'QuietHours',
  'WaitingMinutes',
  'LowStock',
  'shortNameEn',
  'remark',
  'remarkEn',
  'days',
  'kind',
  'condition',
  'calculation',
  'steps',
  'wholeOrder',
  'biggestUnits',
  'saleProducts',
  'freeProducts',
  'weekdays',
  'forCustomers',
  'notForCustomers',
  'storeTypes',
  'customerTypes',
  'forNew',
  'collectable',
  'priority',
  'group',
  'trigger',
  'perCustomer',
  'inAll',
  'budgetSatang',
  'otherFields',
  'CustomerType',
  'CreditSatang',
  'DebtSatang',
  'Salesman',
  'SapCustomer',
  'Tag',
  'HasTag',
  'InviteWay',
] as const;
/** Those that say nothing of a customer: what stays in the log of one who is erased. */
export const impersonalAuditFields = [
  'Status',
  'PaymentStatus',
  'TotalSatang',
  'ReturnedSatang',
  'CashSatang',
  'TakenBy',
  'RefundSatang',
  'RefundMethod',
  'Purpose',
  'Consent',
  'Packed',
  'Restocked',
  'SaleUnit',
  'Until',
  'CouponPromotion',
  'Coupons',
  'CustomerType',
  'SapCustomer',
  'Tag',
  'HasTag',
  'InviteWay',
] as const satisfies readonly (typeof auditFields)[number][];
/** Lists of customers' codes, which are read by their names. */
export const customerAuditFields: readonly string[] = [
  'forCustomers',
  'notForCustomers',
] satisfies readonly (typeof auditFields)[number][];

/** The customers of lists that a change made others. */
export function customersChanged(before: AuditState, after: AuditState): string[] {
  const codes = customerAuditFields.flatMap((field) => {
    const [was, is] = [before?.[field], after?.[field]];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [was, is].flat();
  });
  return [...new Set(codes.filter((code) => typeof code === 'string'))];
}
type AuditState = Readonly<Record<string, unknown>> | null;

/** `Malee (C001)`; the code alone of who has no name here. */
export const customerInWords = (code: string, names: Readonly<Record<string, string>> = {}): string => {
  const name = names[code];
  return name === undefined ? code : `${name} (${code})`;
};

export type AuditField = (typeof auditFields)[number];
export type AuditFieldWords = Record<AuditField, string>;

/** The kind of thing that changed: `order/261121-7KQ2M`. */
export const auditSubjects = [
  'order',
  'customer',
  'application',
  'center',
  'staff',
  'product',
  'promotion',
  'search-synonym',
  'tag',
  'setting',
  'role',
  'run',
  'page',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];
