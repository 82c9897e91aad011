/** What a customer's copy of their data has of the log: what staff changed of them. The reasons are those of the copy's other parts. */

export const changesOfCustomer = {
  table: 'audit_log',
  of: 'auditSubject',
  columns: ['at', 'action', 'before', 'after'],
  order: ['audit_id desc'],
  withheld: {
    audit_id: 'only says how the shop stores it',
    actor_kind: 'names a member of staff',
    actor_id: 'names a member of staff',
    subject: 'stands in another part of the copy',
  },
} as const;
