/** Addresses in the format of the calls (C-05), and as stored with an order. */
import type { DeliveryAddress } from '#contract/address.schemas.ts';
import type { OrderAddress } from '#database/tables.ts';
import type { Language } from '../../http/messages.ts';
import type { AddressRow, GoesToRow } from './address.queries.ts';

type Of = {
  customerCode: string;
  saleUnit: string;
  language: Language;
  /** The customer's last order was delivered here. */
  isLast?: boolean;
};

/** Names of areas in the caller's language. */
export function presentAddress(
  row: AddressRow,
  { customerCode, saleUnit, language, isLast = false }: Of,
): DeliveryAddress {
  const isEnglish = language === 'en';
  return {
    AddressCode: row.addressId,
    Address_Type: row.type,
    Active: row.isActive ? 'Y' : 'N',
    Cust_ID: customerCode,
    SaleUnit: saleUnit,
    TaxID: row.taxId,
    ...(row.branchNo === '' ? {} : { BranchNo: row.branchNo }),
    Name: row.name,
    Address_: row.line,
    Province: row.provinceCode,
    ProvinceName: isEnglish ? row.provinceEn : row.provinceTh,
    Ampher: row.districtCode,
    AmpherName: isEnglish ? row.districtEn : row.districtTh,
    Town: row.subdistrictCode,
    TownName: isEnglish ? row.subdistrictEn : row.subdistrictTh,
    PostalCode: row.postalCode,
    Lat: row.latitude,
    Long: row.longitude,
    Remark: row.remark,
    Phone: row.phone,
    ...(isLast ? { LastOrdered: 'Y' } : {}),
    ...(row.isDefault ? { Default: 'Y' } : {}),
  };
}

/** The areas in both languages: the order shows them to each reader in their own. */
export function orderAddress(row: GoesToRow): OrderAddress {
  return {
    code: row.addressId,
    name: row.name,
    address: row.line,
    province: row.provinceTh,
    district: row.districtTh,
    subdistrict: row.subdistrictTh,
    english: { province: row.provinceEn, district: row.districtEn, subdistrict: row.subdistrictEn },
    postalCode: row.postalCode,
    taxId: row.taxId,
    ...(row.branchNo !== '' && { branchNo: row.branchNo }),
    phone: row.phone,
  };
}
