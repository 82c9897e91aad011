/** Delivery addresses of a customer, and their Thai areas (C-05, S-55). */
import { mayEditAddress } from '#domain/access/roles.ts';
import { normaliseThaiPhone } from '#domain/text/thai-phone.ts';
import type { DeliveryAddress } from '#contract/address.schemas.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { OrderAddress } from '#database/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notAllowed, notFound } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import { assertTaxNumber } from '../../http/tax-number.ts';
import type { Visitor } from '../../http/visitor.ts';
import { checkedAreas } from './areas.usecases.ts';
import { cacheJson, type CachedJson } from '../../cache/cached-json.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { holdPerson } from '../session/session.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { orderAddress, presentAddress } from './address.present.ts';
import {
  copyProfileTo,
  countAddresses,
  deleteAddress,
  findAddresses,
  findAddressesById,
  findForOrder,
  findLastShipTo,
  insertAddress,
  lockHolder,
  setDefault,
  updateAddress,
  type AddressRow,
  type AddressType,
  type NewAddress,
} from './address.queries.ts';
import { findDistricts, findProvinces, findSubdistricts } from './area.queries.ts';

export type AddressContext = { visitor: Visitor; language: Language };

/** Nobody can read or write another customer's data by passing their code. */
function assertOwn({ customerCode }: Visitor, named: string | undefined): void {
  if (named !== undefined && named !== customerCode) throw notAllowed('NOT_ALLOWED');
}

const DEFAULT_TYPES: readonly AddressType[] = ['S', 'B'];

/**
 * The customer's own addresses, including inactive ones (Active N). A customer without a ship-to or bill-to address
 * gets one created from the profile's contact address (C), active or not, with the customer's own telephone and tax
 * number; without one the list stays as it is (S-55). Throws 403 NOT_ALLOWED for another customer's code.
 */
export async function addressesOfCustomer(
  deps: Dependencies,
  { visitor, language }: AddressContext,
  filter: CallParsed<'deliveryAddresses'>['body'],
): Promise<DeliveryAddress[]> {
  assertOwn(visitor, filter.CustomerCode);
  const all = await deps.database.inTenant(visitor.tenantId, (tx) => presentedAll(tx, { visitor, language }));
  return askedAddresses(all, filter);
}

/** Those of a code, or of a type, where one is asked for. */
export const askedAddresses = (
  all: readonly DeliveryAddress[],
  { AddressCode: asked, AddressType }: CallParsed<'deliveryAddresses'>['body'],
): DeliveryAddress[] =>
  all
    .filter(({ AddressCode }) => asked === undefined || AddressCode === asked.toLowerCase())
    .filter(({ Address_Type: type }) => AddressType === undefined || type === AddressType);

async function presentedAll(
  tx: TenantTransaction,
  { visitor: { customerCode, saleUnit }, language }: AddressContext,
): Promise<DeliveryAddress[]> {
  const rows = await addressesWithDefaults(tx, customerCode);
  const last = await findLastShipTo(tx, customerCode);
  return rows.map((row) =>
    presentAddress(row, { customerCode, saleUnit, language, isLast: row.addressId === last }),
  );
}

/** A customer's, including inactive ones; the caller has asked whether they may be told. */
export async function addressesForStaff(
  tx: TenantTransaction,
  of: { customerCode: string; saleUnit: string; language: Language },
): Promise<DeliveryAddress[]> {
  const rows = await findAddresses(tx, of.customerCode);
  const last = await findLastShipTo(tx, of.customerCode);
  return rows.map((row) => presentAddress(row, { ...of, isLast: row.addressId === last }));
}

async function addressesWithDefaults(tx: TenantTransaction, customerCode: string): Promise<AddressRow[]> {
  const rows = await findAddresses(tx, customerCode);
  const missing = DEFAULT_TYPES.filter((type) => !rows.some((row) => row.type === type));
  const hasContact = rows.some((row) => row.type === 'C');
  if (missing.length === 0 || !hasContact) return rows;
  await copyProfileTo(tx, { customerCode, types: missing });
  return findAddresses(tx, customerCode);
}

type Body = CallParsed<'addDeliveryAddress'>['body'];

/** Of one customer, those out of use included. */
const MOST_ADDRESSES = 50;

/**
 * Adds an address, or changes the one of AddressCode. Throws 400 INVALID_PHONE, INVALID_TAX_NUMBER, AREA_NOT_FOUND naming the
 * first field that is not part of the area above it; 404 ADDRESS_NOT_FOUND for another customer's address; 409
 * TOO_MANY_ADDRESSES; 403 NOT_ALLOWED for another customer's code, and if SAP owns the customer's address.
 */
export async function saveAddress(
  deps: Dependencies,
  { visitor, language }: AddressContext,
  body: Body,
): Promise<DeliveryAddress> {
  const { tenantId, customerCode, saleUnit } = visitor;
  assertOwn(visitor, body.Cust_ID);
  const address = newAddress(body);
  const lockedForSap = await isLockedForSap(deps, tenantId);
  const row = await deps.database.inTenant(tenantId, async (tx) => {
    await holdPerson(tx, visitor);
    assertMayEdit(await lockHolder(tx, customerCode), lockedForSap);
    await checkedAreas(tx, body);
    const before = await loggedAddress(tx, customerCode, body.AddressCode);
    assertTaxNumber(address.taxId, { field: 'TaxID', before: before?.taxId });
    if (body.AddressCode === undefined && (await countAddresses(tx, customerCode)) >= MOST_ADDRESSES)
      throw conflict('TOO_MANY_ADDRESSES', { values: { most: MOST_ADDRESSES } });
    const id =
      body.AddressCode === undefined
        ? await insertAddress(tx, tenantId, { customerCode, address })
        : await updateAddress(tx, { customerCode, addressId: body.AddressCode, address });
    if (id === undefined)
      throw notFound('ADDRESS_NOT_FOUND', { fields: { AddressCode: 'ADDRESS_NOT_FOUND' } });
    const [saved] = await findAddressesById(tx, { customerCode, ids: [id] });
    // Only changes made by a salesman on the customer's behalf are audited.
    if (saved && visitor.userId !== '') {
      const subject = `customer/${customerCode}/address/${id}` as const;
      await writeAudit(deps, tx, {
        visitor,
        action: 'customer.address',
        subject,
        before,
        after: { ...orderAddress(saved), isDefault: saved.isDefault },
      });
    }
    return saved;
  });
  if (!row) throw notFound('ADDRESS_NOT_FOUND');
  return presentAddress(row, { customerCode, saleUnit, language });
}

const isLockedForSap = async (deps: Dependencies, tenantId: string): Promise<boolean> =>
  (await webConfigOf(deps, tenantId)).does('SAP_CUSTOMER_ADDRESS_LOCKED');

function assertMayEdit(holder: Awaited<ReturnType<typeof lockHolder>>, lockedForSap: boolean): void {
  if (holder?.status !== 'active') throw notAllowed('NOT_ALLOWED');
  if (!mayEditAddress({ isSapCustomer: holder.isSap }, { lockedForSap })) throw notAllowed('NOT_ALLOWED');
}

type Named = CallParsed<'removeDeliveryAddress'>['body'];

/** Throws 403 NOT_ALLOWED and 404 ADDRESS_NOT_FOUND as `saveAddress` does; an address out of use is not found either. */
export function chooseDefaultAddress(
  deps: Dependencies,
  context: AddressContext,
  { AddressCode, Cust_ID }: Named,
): Promise<DeliveryAddress[]> {
  assertOwn(context.visitor, Cust_ID);
  return changeOne(deps, context, AddressCode, setDefault);
}

/**
 * Orders keep where they went to. Where it was the last of its type, the profile's contact address takes its place (S-55). Throws
 * 403 NOT_ALLOWED and 404 ADDRESS_NOT_FOUND as `saveAddress` does.
 */
export function removeAddress(
  deps: Dependencies,
  context: AddressContext,
  { AddressCode, Cust_ID }: Named,
): Promise<DeliveryAddress[]> {
  assertOwn(context.visitor, Cust_ID);
  return changeOne(deps, context, AddressCode, deleteAddress);
}

/** Changes one of the customer's own addresses, which is logged where a salesman does it; returns all as they are then. */
async function changeOne(
  deps: Dependencies,
  context: AddressContext,
  addressId: string,
  change: typeof deleteAddress,
): Promise<DeliveryAddress[]> {
  const { visitor } = context;
  const { tenantId, customerCode } = visitor;
  const lockedForSap = await isLockedForSap(deps, tenantId);
  return deps.database.inTenant(tenantId, async (tx) => {
    await holdPerson(tx, visitor);
    assertMayEdit(await lockHolder(tx, customerCode), lockedForSap);
    const before = await loggedAddress(tx, customerCode, addressId);
    if (!(await change(tx, { customerCode, addressId })))
      throw notFound('ADDRESS_NOT_FOUND', { fields: { AddressCode: 'ADDRESS_NOT_FOUND' } });
    const after = await loggedAddress(tx, customerCode, addressId);
    if (visitor.userId !== '') {
      const subject = `customer/${customerCode}/address/${addressId}` as const;
      await writeAudit(deps, tx, { visitor, action: 'customer.address', subject, before, after });
    }
    return presentedAll(tx, context);
  });
}

/** As the log has it; null where it is not the customer's, or not there any more. */
async function loggedAddress(tx: TenantTransaction, customerCode: string, id: string | undefined) {
  const [row] = id === undefined ? [] : await findAddressesById(tx, { customerCode, ids: [id] });
  return row ? { ...orderAddress(row), isDefault: row.isDefault } : null;
}

function newAddress(body: Body): NewAddress {
  const { Address_: line } = body;
  const phone = normaliseThaiPhone(body.Phone);
  if (phone === undefined) throw badRequest('INVALID_PHONE', { fields: { Phone: 'INVALID_PHONE' } });
  return {
    type: body.Address_Type,
    isActive: body.Active === 'Y',
    name: body.Name,
    taxId: body.TaxID,
    branchNo: body.BranchNo,
    phone,
    line,
    provinceCode: body.Province,
    districtCode: body.Ampher,
    subdistrictCode: body.Town,
    postalCode: body.PostalCode,
    latitude: body.Lat,
    longitude: body.Long,
    remark: body.Remark,
  };
}

type OrderAddresses = { customerCode: string; shipTo: string; billTo?: string | undefined };

/**
 * The customer's own addresses for an order, read in the order's transaction and one round trip. Throws 404
 * ADDRESS_NOT_FOUND, naming the field, for an address that is inactive or another customer's.
 */
export async function addressesForOrder(
  tx: TenantTransaction,
  { customerCode, shipTo, billTo }: OrderAddresses,
): Promise<{ shipTo: OrderAddress; billTo: OrderAddress | null }> {
  const ids = billTo === undefined ? [shipTo] : [shipTo, billTo];
  const rows = await findForOrder(tx, { customerCode, ids });
  const addressOf = (id: string, field: string): OrderAddress => {
    const row = rows.find((one) => one.addressId === id.toLowerCase());
    if (!row) throw notFound('ADDRESS_NOT_FOUND', { fields: { [field]: 'ADDRESS_NOT_FOUND' } });
    return orderAddress(row);
  };
  return {
    shipTo: addressOf(shipTo, 'ShipTo'),
    billTo: billTo === undefined ? null : addressOf(billTo, 'BillTo'),
  };
}

type AreasAsked = CallParsed<'allProvinces'>['body'];
type AskingAreas = { visitor: Pick<Visitor, 'tenantId'>; language: Language };

/** Whether the whole country is requested: no filter is given. */
export const asksWholeCountry = ({ Province, Ampher, ProvincesOnly }: AreasAsked): boolean =>
  Province === undefined && Ampher === undefined && !ProvincesOnly;

/**
 * All provinces, with every district and sub-district; with a province only its districts, with a district only its
 * sub-districts. Names in one language, sorted by it.
 */
export function areasOf(
  deps: Pick<Dependencies, 'database'>,
  { visitor: { tenantId }, language }: AskingAreas,
  asked: AreasAsked,
): Promise<CallAnswer<'allProvinces'>> {
  const isWhole = asksWholeCountry(asked);
  return deps.database.inTenant(
    tenantId,
    async (tx) => {
      const { Province: provinceCode, Ampher: districtCode } = asked;
      const provinces = await findProvinces(tx, language);
      const districts =
        isWhole || provinceCode !== undefined ? await findDistricts(tx, { provinceCode, language }) : [];
      const subdistricts =
        isWhole || districtCode !== undefined ? await findSubdistricts(tx, { districtCode, language }) : [];
      return {
        data: {
          Province: provinces.map(({ code, name }) => ({ Code: code, Name: name })),
          Ampher: districts.map(({ code, name, provinceCode: above }) => ({
            Code: code,
            Name: name,
            Province: above,
          })),
          Town: subdistricts.map(({ code, name, districtCode: above, postalCode }) => ({
            Code: code,
            Name: name,
            Ampher: above,
            PostalCode: postalCode,
          })),
        },
      };
    },
    { readOnly: true },
  );
}

/** The whole country, cached: the same in every shop, some 600 KB uncompressed. */
export function wholeCountry(deps: Dependencies, asking: AskingAreas): Promise<CachedJson> {
  return cacheJson(deps.cache, `areas/${asking.language}`, async () => ({
    answer: await areasOf(deps, asking, {}),
    tags: [],
  }));
}
