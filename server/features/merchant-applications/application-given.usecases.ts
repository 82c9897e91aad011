/** What a merchant's application says, each part checked at its field of the call. */
import { hasBankAccount, hasNewCenter, type BankAccount } from '#domain/access/merchant-application.ts';
import { DEFAULT_MAP_CENTER } from '#domain/shop/geo.ts';
import { mayBeAccount, thaiBanks } from '#domain/shop/thai-banks.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, CallError } from '../../http/call-error.ts';
import { assertTaxNumber } from '../../http/tax-number.ts';
import { checkedAreas, postalCodeOf } from '../address/address.public.ts';
import { assertStrong, AT_FIELD, emailOf } from '../session/session.public.ts';
import type { NewApplication } from './applications.queries.ts';

type Body = CallParsed<'registerMerchant'>['body'];

export function personOf(
  deps: Dependencies,
  { tenantId, body: { Saleman: given }, mobile }: { tenantId: string; body: Body; mobile: string },
) {
  const email = given.email === '' ? null : atPath('Saleman.email', () => emailOf(given.email));
  assertTaxNumber(given.socialId1, { field: 'Saleman.socialId1', extra: AT_FIELD });
  if (given.password !== '')
    assertStrong(given.password, {
      names: [given.name, mobile, email, given.username],
      shop: deps.tenants.get(tenantId),
      field: 'Saleman.password',
    });
  return {
    name: given.name,
    username: given.username === '' ? null : given.username,
    email,
    birthDate: given.birthDate,
    socialId: given.socialId1,
    referralCode: given.referralCode,
  };
}

/** Names another field for what the work refuses. */
function atPath<T>(field: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof CallError ? refusedAt(error, () => field) : error;
  }
}

const refusedAt = ({ parts }: CallError, pathOf: (field: string) => string): CallError =>
  new CallError({
    ...parts,
    fields: Object.fromEntries(
      Object.entries(parts.fields ?? {}).map(([field, code]) => [pathOf(field), code]),
    ),
  });

/** Null where one of name, number and bank is missing (N-32c). */
export function bankOf({ BankAccount: given }: Body): NewApplication['bank'] {
  if (!given) return null;
  const { bankcode: bank, accountid: number, bank_ac_name: name } = given;
  if (!hasBankAccount({ bank, number, name })) return null;
  return checkedBank(given, 'BankAccount.');
}

type GivenBank = Record<'bankcode' | 'accountid' | 'bank_ac_name', string>;

/** Throws 400 BANK_NOT_FOUND, BANK_ACCOUNT_WRONG, each at its field after `path`. */
export function checkedBank(
  { bankcode: code, accountid: number, bank_ac_name: name }: GivenBank,
  path = '',
): BankAccount {
  if (!thaiBanks.some((bank) => bank.code === code))
    throw badRequest('BANK_NOT_FOUND', { fields: { [`${path}bankcode`]: 'BANK_NOT_FOUND' } });
  if (!mayBeAccount(code, number))
    throw badRequest('BANK_ACCOUNT_WRONG', { fields: { [`${path}accountid`]: 'BANK_ACCOUNT_WRONG' } });
  return { code, number, name };
}

/** Null where its name or one of the three areas is missing (N-32b). */
export function newCenterOf({ DistributionCenter: given }: Body) {
  if (!given) return null;
  const { DIST_NAME: name, province_id: province, district_id: district, town_id: town } = given;
  if (!hasNewCenter({ name, province, district, town })) return null;
  assertTaxNumber(given.Optional21, { field: 'DistributionCenter.Optional21', extra: AT_FIELD });
  return {
    name,
    shortName: given.DIST_SHORTNAME || name.slice(0, 20),
    line: given.address,
    provinceCode: province,
    districtCode: district,
    subdistrictCode: town,
    postalCode: given.zipcode,
    lat: given.lat ?? DEFAULT_MAP_CENTER.lat,
    lon: given.lon ?? DEFAULT_MAP_CENTER.lon,
    shipmentName: given.shipment_name,
    contactName: given.contactName,
    taxNumber: given.Optional21,
  };
}

const AREA_PATHS: Record<string, string> = {
  Province: 'DistributionCenter.province_id',
  Ampher: 'DistributionCenter.district_id',
  Town: 'DistributionCenter.town_id',
  PostalCode: 'DistributionCenter.zipcode',
};

/** A postcode that was left out is that of the sub-district (V-14). Throws 400 AREA_NOT_FOUND. */
export async function inAreas(
  tx: TenantTransaction,
  newCenter: NewApplication['newCenter'],
): Promise<NewApplication['newCenter']> {
  if (!newCenter) return null;
  const { provinceCode: province, districtCode: district, subdistrictCode: subdistrict } = newCenter;
  const postalCode = newCenter.postalCode || (await postalCodeOf(tx, { province, district, subdistrict }));
  await checkedAreas(tx, {
    Province: province,
    Ampher: district,
    Town: subdistrict,
    PostalCode: postalCode,
  }).catch((error: unknown) => {
    throw error instanceof CallError ? refusedAt(error, (field) => AREA_PATHS[field] ?? field) : error;
  });
  return { ...newCenter, postalCode };
}
