import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { TextQuery } from './catalogue.search.rules.ts';

export type CandidateRow = {
  /** Of the text. */
  nth: number;
  /** The number of the query that found it, from 1; 0 if it was found by sound. */
  way: number;
  code: string;
  /** Names and short names in every language. */
  names: string[];
  /** Brand and size in every language. */
  more: string[];
  units: { no: 1 | 2 | 3; names: string[]; rate: number; barcode: string | null }[];
};

type Texts = { texts: readonly TextQuery[]; saleUnit: string; take: number };

/** The first products that each of many texts finds at a center, as one statement. */
export async function productsOfTexts(
  tx: TenantTransaction,
  { texts, saleUnit, take }: Texts,
): Promise<CandidateRow[]> {
  const asked = texts.map(({ queries, typed, other }, nth) => ({
    nth,
    queries,
    sounds: typed.sounds,
    parts: typed.parts,
    other_sounds: other.sounds,
    other_parts: other.parts,
  }));
  const { rows } = await sql<CandidateRow>`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as a (nth integer, queries jsonb, sounds jsonb, parts jsonb, other_sounds jsonb, other_parts jsonb)
    ), found as materialized (
      select a.nth, f.product_code, f.way, f.place
      from asked a cross join lateral search.find(
        array(select jsonb_array_elements_text(a.queries)), array(select jsonb_array_elements_text(a.sounds)),
        array(select jsonb_array_elements_text(a.parts)), array(select jsonb_array_elements_text(a.other_sounds)),
        array(select jsonb_array_elements_text(a.other_parts)), '{}'::text[], ${saleUnit}, 0, ${take}::integer)
        with ordinality as f (product_code, way, understood, place)
    )
    select f.nth, f.way, p.product_code as code,
      array[p.name_th, p.name_en, p.short_name_th, p.short_name_en] as names,
      array[coalesce(b.name_th, ''), coalesce(b.name_en, ''), p.size_th, p.size_en] as more,
      (select coalesce(json_agg(json_build_object('no', u.unit_no, 'names', array[u.name_th, u.name_en], 'rate', u.rate,
          'barcode', u.barcode) order by u.unit_no), '[]')
        from product_units u where u.tenant_id = p.tenant_id and u.product_code = p.product_code) as units
    from found f join products p on p.product_code = f.product_code
    left join brands b on b.tenant_id = p.tenant_id and b.brand_code = p.brand_code
    order by f.nth, f.place`.execute(tx);
  return rows;
}
