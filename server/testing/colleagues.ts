/** Staff of both shops at C1 with rights that a test gives: SALE (role 3), MATE (a colleague of role 4) and ADMIN. */
import type { StaffRight } from '#domain/access/rights.ts';
import { sessionIdOf, type TestTenant } from './shop-data.ts';
import type { TestShop } from './shop.ts';

export type Colleague = 'SALE' | 'ADMIN' | 'MATE';

export async function createColleagues(shop: TestShop) {
  await shop.database.asOwner(`
    insert into staff (tenant_id, user_id, kind, role, username, mobile, name, password_hash)
      select tenant_id, 'MATE', kind, '4', 'mate', '0830000099', 'Mate', password_hash from staff where user_id = 'SALE';
    insert into staff_centers (tenant_id, user_id, sale_unit, position)
      select tenant_id, 'MATE', 'C1', 1 from staff where user_id = 'MATE'`);
  // A change of rights ends sessions (order-costs.test.ts looks at that); here the same ones go on.
  await shop.database.asOwner('alter table staff_roles disable trigger access_changed');
  return {
    tokenOf: async (who: Colleague, tenantId: TestTenant = 'alpha'): Promise<string> => {
      if (who !== 'MATE') return shop.tokenOf(tenantId, who);
      const sessionId = sessionIdOf(tenantId, 'SALE');
      const mate = { kind: 'staff', customerCode: '', userId: 'MATE', role: '4', saleUnit: 'C1' } as const;
      return shop.deps.tokens.sign({ ...mate, tenantId, sessionId });
    },
    give: async (role: '3' | '4', rights: StaffRight[], tenantId: TestTenant = 'alpha'): Promise<void> => {
      await shop.database.asOwner(
        `insert into staff_roles (tenant_id, role, granted_rights) values ($1, $2, $3)
         on conflict (tenant_id, role) do update set granted_rights = excluded.granted_rights`,
        [tenantId, role, rights],
      );
      shop.deps.cache.dropAll();
    },
  };
}
