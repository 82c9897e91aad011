/** The kind of thing that changed: `order/261121-7KQ2M`. */
export const auditSubjects = [
  'order',
  'customer',
  'application',
  'center',
  'staff',
  'category',
  'content',
  'product',
  'count',
  'brand',
  'group',
  'import',
  'promotion',
  'search-synonym',
  'survey',
  'tag',
  'setting',
  'role',
  'run',
  'page',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];
