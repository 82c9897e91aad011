import type { TenantTransaction } from '#database/database.ts';

export type RoleRow = {
  role: string;
  nameTh: string;
  nameEn: string;
  closedPages: string[];
  grantedRights: string[];
};

export function findRoles(tx: TenantTransaction): Promise<RoleRow[]> {
  return tx
    .selectFrom('staff_roles')
    .select([
      'role',
      'name_th as nameTh',
      'name_en as nameEn',
      'closed_pages as closedPages',
      'granted_rights as grantedRights',
    ])
    .execute();
}
