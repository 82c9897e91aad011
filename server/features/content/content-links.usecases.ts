/** What a banner can lead to in the shop: products, categories, promotions and pages, found by a text. */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import { pathOf } from '#domain/products/category-tree.ts';
import { inLanguage } from '#domain/text/written-content.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import { foundInShop } from '../catalogue/catalogue.public.ts';
import {
  findCategoryNames,
  findPagesNamed,
  findPromotionsNamed,
  findProductNames,
  type Named,
} from './merchant-content.queries.ts';

type To = CallParsed<'contentLinks'>['query']['to'];
type Answer = CallAnswer<'contentLinks'>;

const MOST = 20;

/** An address of buyers' pages, without the language. */
const addresses: { [To_ in Exclude<To, 'category'>]: (code: string) => string } = {
  product: (code) => `/product/${encodeURIComponent(code)}`,
  promotion: (code) => `/product?promotionId=${encodeURIComponent(code)}`,
  page: (code) => `/contents/${encodeURIComponent(code)}`,
};

export async function findLinks(
  deps: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
  { to, text }: CallParsed<'contentLinks'>['query'],
): Promise<Answer> {
  const nameOf = ({ nameTh, nameEn }: Named) => inLanguage(language, nameTh, nameEn);
  if (to === 'category') {
    const tree = await deps.database.inTenant(tenantId, findCategoryNames, { readOnly: true });
    const names = new Map(tree.map((one) => [one.code, nameOf(one)]));
    const all = tree.map(({ code }) => {
      const path = pathOf(tree, code);
      return {
        Path: `/product?${path.map((part, at) => `h${at + 1}=${encodeURIComponent(part)}`).join('&')}`,
        Name: path.map((part) => names.get(part) ?? part).join(' › '),
      };
    });
    const wanted = text.toLowerCase();
    return { Data: all.filter(({ Name }) => Name.toLowerCase().includes(wanted)).slice(0, MOST) };
  }
  const find = { text, now: deps.clock(), most: MOST };
  const found = text === '' ? undefined : await foundInShop(deps, { tenantId, text, most: MOST });
  const rows = await deps.database.inTenant(
    tenantId,
    (tx) => {
      if (to === 'promotion') return findPromotionsNamed(tx, find);
      return to === 'page'
        ? findPagesNamed(tx, find)
        : findProductNames(tx, { found: found?.rows, most: MOST });
    },
    { readOnly: true },
  );
  return { Data: rows.map((row) => ({ Path: addresses[to](row.code), Name: nameOf(row) })) };
}
