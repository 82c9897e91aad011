/** Who sells at a center, as its papers name them (U-06d). */
import type { Seller } from '#domain/papers/paper.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import { assertTaxNumber } from '../../http/tax-number.ts';
import type { Visitor } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { findSeller } from './papers.queries.ts';
import { isCenter, lockSellersCenter, putSeller } from './sellers.queries.ts';

type Answer = CallAnswer<'centerSeller'>;
type Found = Awaited<ReturnType<typeof findSeller>>;

/** Throws 404 CENTER_NOT_FOUND. */
export function readSeller(
  deps: Pick<Dependencies, 'database'>,
  { tenantId }: Visitor,
  saleUnit: string,
): Promise<Answer> {
  return deps.database.inTenant(
    tenantId,
    async (tx) => {
      if (!(await isCenter(tx, saleUnit))) throw notFound('CENTER_NOT_FOUND');
      return present(saleUnit, await findSeller(tx, saleUnit));
    },
    { readOnly: true },
  );
}

/**
 * Papers that were issued keep what they said. Throws 404 CENTER_NOT_FOUND; 400 INVALID_TAX_NUMBER, TAX_NUMBER_MISSING for who is
 * registered for VAT; 409 SELLER_CHANGED where somebody has saved it since the caller read it.
 */
export function saveSeller(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  visitor: Visitor,
  { saleUnit, Version, ...given }: CallParsed<'saveCenterSeller'>['body'] & { saleUnit: string },
): Promise<Answer> {
  const seller: Seller = {
    companyTh: given.CompanyTh,
    companyEn: given.CompanyEn,
    addressTh: given.AddressTh,
    addressEn: given.AddressEn,
    taxId: given.TaxID,
    branchNo: given.BranchNo,
    isVatRegistered: given.IsVatRegistered === 'Y',
  };
  assertTaxNumber(seller.taxId, { field: 'TaxID' });
  if (seller.isVatRegistered && seller.taxId === '')
    throw badRequest('TAX_NUMBER_MISSING', { fields: { TaxID: 'TAX_NUMBER_MISSING' } });
  return deps.database.inTenant(visitor.tenantId, (tx) =>
    store(deps, tx, { visitor, saleUnit, seller, version: Version }),
  );
}

type Storing = { visitor: Visitor; saleUnit: string; seller: Seller; version: number };

async function store(
  deps: Pick<Dependencies, 'clock'>,
  tx: TenantTransaction,
  { visitor, saleUnit, seller, version }: Storing,
): Promise<Answer> {
  if (!(await lockSellersCenter(tx, saleUnit))) throw notFound('CENTER_NOT_FOUND');
  const before = await findSeller(tx, saleUnit);
  if ((before?.version ?? 0) !== version) throw conflict('SELLER_CHANGED');
  await putSeller(tx, visitor.tenantId, { saleUnit, seller, since: deps.clock() });
  await writeAudit(deps, tx, {
    visitor,
    action: 'center.seller',
    subject: `center/${saleUnit}`,
    before: before ? logged(before) : null,
    after: logged(seller),
  });
  return present(saleUnit, await findSeller(tx, saleUnit));
}

const logged = (seller: Seller) => ({
  name: seller.companyTh,
  nameEn: seller.companyEn,
  address: seller.addressTh,
  english: seller.addressEn,
  taxId: seller.taxId,
  branchNo: seller.branchNo,
  VatRegistered: seller.isVatRegistered,
});

const present = (saleUnit: string, found: Found): Answer => ({
  SaleUnit: saleUnit,
  CompanyTh: found?.companyTh ?? '',
  CompanyEn: found?.companyEn ?? '',
  AddressTh: found?.addressTh ?? '',
  AddressEn: found?.addressEn ?? '',
  TaxID: found?.taxId ?? '',
  BranchNo: found?.branchNo ?? '00000',
  IsVatRegistered: found?.isVatRegistered ? 'Y' : 'N',
  Since: found?.since.toISOString() ?? null,
  Version: found?.version ?? 0,
});
