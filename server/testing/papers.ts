/** Papers of tests: who sells, and what was issued. */
import type { TestShop } from './shop.ts';

export const TAX_ID = '0105561000011';

/** A company sells at the center from the beginning of time. */
export const setSeller = (
  shop: Pick<TestShop, 'database'>,
  { tenant = 'alpha', saleUnit = 'C1', branchNo = '00000', isVatRegistered = true } = {},
) =>
  shop.database.asOwner(
    `insert into center_sellers (tenant_id, sale_unit, company_th, company_en, address_th, address_en, tax_id, branch_no,
       is_vat_registered, since)
     values ($1, $2, 'บริษัท อัลฟ่า จำกัด', 'Alpha Co., Ltd.', '1 ถนนสุขุมวิท แขวงคลองเตย เขตคลองเตย กรุงเทพมหานคร 10110', '', $3, $4,
       $5, '2000-01-01')
     on conflict (tenant_id, sale_unit) do update set branch_no = excluded.branch_no,
       is_vat_registered = excluded.is_vat_registered`,
    [tenant, saleUnit, TAX_ID, branchNo, isVatRegistered],
  );

type Issued = {
  kind: string;
  state: string;
  basis: string;
  number: string;
  running: number;
  issued_on: string;
  net_satang: number;
  tax_satang: number;
  total_satang: number;
  is_receipt: boolean;
  refers: { papers: { number: string; netSatang: number }[]; creditedSatang: number };
  order_id: string;
};

/** All that was ever issued, or that of an order, oldest first. */
export const papersOf = (shop: Pick<TestShop, 'database'>, orderId?: string) =>
  shop.database.asOwner<Issued>(
    `select kind, state, basis, number, running::integer, issued_on::text, net_satang::integer, tax_satang::integer,
       total_satang::integer, is_receipt, refers, order_id from papers where $1::text is null or order_id = $1 order by paper_id`,
    [orderId ?? null],
  );

/** Whether the numbers of each seller, branch and kind are 1 to their last, each once. */
export async function assertWithoutGaps(shop: Pick<TestShop, 'database'>): Promise<void> {
  const wrong = await shop.database.asOwner(`
    select p.seller_key, p.branch_no, p.kind, count(*) as many, max(p.running) as highest, n.last
    from papers p full join paper_numbers n using (tenant_id, seller_key, branch_no, kind)
    group by p.tenant_id, p.seller_key, p.branch_no, p.kind, n.last
    having count(*) <> max(p.running) or max(p.running) is distinct from n.last or count(distinct p.running) <> count(*)`);
  if (wrong.length > 0) throw new Error(`Numbers with gaps: ${JSON.stringify(wrong)}`);
}
