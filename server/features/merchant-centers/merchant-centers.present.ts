import type { CallAnswer } from '#contract/schemas.ts';
import type { Language } from '../../http/messages.ts';
import type { CenterFields, CenterRow, findCenter, findCenters } from './merchant-centers.queries.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findCenter>>>;
type Listed = Awaited<ReturnType<typeof findCenters>>[number];

const addressIn = (
  { fullAddress, fullAddressEn }: Pick<Listed, 'fullAddress' | 'fullAddressEn'>,
  language: Language,
): string => (language === 'en' ? fullAddressEn : null) ?? fullAddress;

export const presentListed = (
  row: Listed,
  language: Language,
): CallAnswer<'merchantCenters'>['Data'][number] => ({
  SaleUnit: row.saleUnit,
  DIST_NAME: language === 'en' ? row.nameEn : row.nameTh,
  DIST_SHORTNAME: row.shortName,
  ProvinceName: (language === 'en' ? row.provinceEn : row.provinceTh) ?? '',
  FullAddress: addressIn(row, language),
  Phone: row.phone,
  PHOTO_PATH: row.photoPath,
  Staff: row.staff,
  Active: row.isActive ? 'Y' : 'N',
});

export function presentCenter(row: Found, language: Language): CallAnswer<'merchantCenter'> {
  // A center that came with the shop may have one line for all of its address.
  const isInParts = row.provinceCode !== null;
  return {
    SaleUnit: row.saleUnit,
    DIST_NAME: row.nameTh,
    DIST_NAME_EN: row.nameEn,
    DIST_SHORTNAME: row.shortName,
    Address: isInParts ? row.line : row.fullAddress,
    AddressEn: isInParts ? row.lineEn : (row.fullAddressEn ?? ''),
    Province: row.provinceCode ?? '',
    Ampher: row.districtCode ?? '',
    Town: row.subdistrictCode ?? '',
    PostalCode: row.postalCode,
    LatDecimal: row.lat,
    LonDecimal: row.lon,
    Phone: row.phone,
    LineName: row.lineChannel?.channel_name ?? '',
    LineUrl: row.lineChannel?.url_line_oa ?? '',
    Hours: row.hours.map(({ day, from, until }) => ({ Day: day, From: from, Until: until })),
    ClosedDays: row.closedDays.map(({ date, name }) => ({ Date: date, Name: name })),
    FullAddress: addressIn(row, language),
    Active: row.isActive ? 'Y' : 'N',
    Version: row.version,
    Use: {
      OpenOrders: row.openOrders,
      OpenMoney: row.openMoney,
      Carts: row.carts,
      Staff: row.staff,
      StaffOnlyHere: row.staffOnlyHere,
      IsLast: row.isLast,
    },
  };
}

/** What the log keeps of it, before or after. */
export const logged = (center: CenterFields | CenterRow) => ({
  name: center.nameTh,
  nameEn: center.nameEn,
  shortName: center.shortName,
  address: center.fullAddress,
  english: center.fullAddressEn ?? '',
  position: `${center.lat}, ${center.lon}`,
  phone: center.phone,
  lineUrl: center.lineChannel?.url_line_oa ?? '',
  hours: center.hours.map(({ day, from, until }) => `${day} ${from}–${until}`).join(', '),
  closedDays: center.closedDays.map(({ date }) => date).join(', '),
});
