/** SQL of who sells at a center. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { Seller } from '#domain/papers/paper.ts';

/** Locked, so that two who name the seller at once do it one after the other. */
export async function lockSellersCenter(tx: TenantTransaction, saleUnit: string): Promise<boolean> {
  const row = await tx
    .selectFrom('centers')
    .select('sale_unit')
    .where('sale_unit', '=', saleUnit)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function isCenter(tx: TenantTransaction, saleUnit: string): Promise<boolean> {
  const row = await tx
    .selectFrom('centers')
    .select('sale_unit')
    .where('sale_unit', '=', saleUnit)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was sold or paid before `since` of the first time has no papers. */
export async function putSeller(
  tx: TenantTransaction,
  tenantId: string,
  { saleUnit, seller, since }: { saleUnit: string; seller: Seller; since: Date },
): Promise<void> {
  await sql`
    insert into center_sellers (tenant_id, sale_unit, company_th, company_en, address_th, address_en, tax_id, branch_no,
      is_vat_registered, since)
    values (${tenantId}, ${saleUnit}, ${seller.companyTh}, ${seller.companyEn}, ${seller.addressTh}, ${seller.addressEn},
      ${seller.taxId}, ${seller.branchNo}, ${seller.isVatRegistered}, ${since})
    on conflict (tenant_id, sale_unit) do update set company_th = excluded.company_th, company_en = excluded.company_en,
      address_th = excluded.address_th, address_en = excluded.address_en, tax_id = excluded.tax_id,
      branch_no = excluded.branch_no, is_vat_registered = excluded.is_vat_registered,
      version = center_sellers.version + 1`.execute(tx);
}
