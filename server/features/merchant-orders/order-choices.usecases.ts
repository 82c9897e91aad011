/** What the list of orders can be narrowed to: customers, salesmen and products, found by a text or by their codes. */
import { customerSearchParts } from '#domain/search/customer-search.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import { productsFor } from '../catalogue/catalogue.public.ts';
import { centerOfStaff } from '../session/session.public.ts';
import {
  findCustomerChoices,
  findCustomersOfCodes,
  findProductChoices,
  findSalesmen,
  type Choice,
} from './order-choices.queries.ts';

const MOST = { customer: 48, salesman: 48, product: 12 } as const;

type Query = CallParsed<'orderChoices'>['query'];

/** At most 48 customers or salesmen, or 12 products. Throws 404 CENTER_NOT_FOUND. */
export async function orderChoices(
  deps: Dependencies,
  context: CallContext,
  query: Query,
): Promise<CallAnswer<'orderChoices'>> {
  const { visitor, language } = context;
  const { kind, text, codes } = query;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: query.saleUnit });
  const parts = customerSearchParts(text);
  const wanted = { saleUnit, parts, take: MOST[kind] };
  const products = kind === 'product' ? (codes ?? (await productCodes(deps, context, text))) : [];
  const read = (tx: TenantTransaction): Promise<Choice[]> => {
    if (kind === 'product') return findProductChoices(tx, { codes: products, language });
    if (kind === 'salesman') return findSalesmen(tx, { ...wanted, codes });
    return codes ? findCustomersOfCodes(tx, { saleUnit, codes }) : findCustomerChoices(tx, wanted);
  };
  const found = await deps.database.inTenant(visitor.tenantId, read, { readOnly: true });
  return { Data: found.map(({ code, name }) => ({ Code: code, Name: name })) };
}

/** A code that is typed or scanned finds its product first, also one that is not sold. */
async function productCodes(deps: Dependencies, context: CallContext, text: string): Promise<string[]> {
  const found = await productsFor(deps, context, { SearchText: text, Take: MOST.product, Skip: 0 });
  const codes = found.map(({ P_Code }) => P_Code);
  return text === '' ? codes : [...new Set([text.trim().toUpperCase(), ...codes])].slice(0, MOST.product);
}
