/** Finding a customer to order for (B-14): only active ones of the staff member's own centers. */
import { customerSearchParts } from '#domain/search/customer-search.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Language } from '../../http/messages.ts';
import type { Visitor } from '../../http/visitor.ts';
import { centerOfStaff } from '../session/session.public.ts';
import {
  findCustomerCodes,
  findCustomersByCode,
  isCustomerOf,
  type FoundCustomer,
} from './customers.queries.ts';

type StaffAtCenter = { visitor: Visitor; saleUnit: string | undefined };

/** Throws 404 CENTER_NOT_FOUND for a center that is not the caller's. */
export async function searchCustomers(
  deps: Dependencies,
  {
    visitor,
    saleUnit: asked,
    text,
    after,
    take,
  }: StaffAtCenter & { text: string; after?: string | undefined; take: number },
): Promise<{ customers: FoundCustomer[]; next: string | null }> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const parts = customerSearchParts(text);
      // One more than requested shows whether there is a next page.
      const codes = await findCustomerCodes(tx, { parts, saleUnit, after: after ?? null, take: take + 1 });
      const customers = await inOrder(tx, codes.slice(0, take));
      return { customers, next: codes.length > take ? (codes[take - 1] ?? null) : null };
    },
    { readOnly: true },
  );
}

/** The customer with that code, if they order from that center. Throws like `searchCustomers`. */
export async function customersOfCode(
  deps: Dependencies,
  { visitor, saleUnit: asked, code }: StaffAtCenter & { code: string },
): Promise<FoundCustomer[]> {
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => ((await isCustomerOf(tx, { code, saleUnit })) ? inOrder(tx, [code]) : []),
    { readOnly: true },
  );
}

async function inOrder(tx: TenantTransaction, codes: readonly string[]): Promise<FoundCustomer[]> {
  const found = await findCustomersByCode(tx, codes);
  return codes.flatMap((code) => found.find((one) => one.code === code) ?? []);
}

type Shown = CallAnswer<'staffCustomers'>['Data'][number];

export function presentCustomer(customer: FoundCustomer, language: Language): Shown {
  return {
    CUSTOMERCODE: customer.code,
    CUSTOMERNAME: customer.name,
    SALEUNIT: customer.saleUnit ?? '',
    Mobile: customer.mobile ?? '',
    CustomerType: customer.type ?? '',
    CustomerTypeName: (language === 'en' ? customer.typeEn : customer.typeTh) ?? '',
    StoreType: customer.storeType ?? '',
    StoreTypeName: (language === 'en' ? customer.storeTypeEn : customer.storeTypeTh) ?? '',
    IsBjcSapCustomer: customer.isSap,
    Address: (language === 'en' ? customer.addressEn : customer.addressTh) ?? '',
  };
}
