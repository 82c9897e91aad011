import { bankName } from '#domain/shop/thai-banks.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Language } from '../../http/messages.ts';
import type { ApplicationRow, StoredImage } from './applications.queries.ts';

type Listed = CallAnswer<'merchantApplications'>['Data'][number];
type Whole = CallAnswer<'merchantApplication'>;

/** `namesOf`: the names of centers by their codes, in the reader's language. */
export const presentApplication = (
  row: ApplicationRow,
  namesOf: (saleUnits: readonly string[]) => string[],
): Omit<Listed, 'Code'> => ({
  Name: row.name,
  Mobile: row.mobile,
  State: row.state,
  Reason: row.reason,
  AppliedAt: row.appliedAt.toISOString(),
  DecidedAt: row.decidedAt?.toISOString() ?? null,
  NewCenterName: row.newCenter?.name ?? '',
  CenterNames: namesOf(row.saleUnits),
});

type Beside = { fullAddress: string; decidedBy: string; images: readonly StoredImage[]; language: Language };

/** What is read of it besides. */
export const presentDetails = (
  row: ApplicationRow,
  { fullAddress, decidedBy, images, language }: Beside,
): Omit<Whole, keyof Listed> => ({
  Email: row.email ?? '',
  Username: row.username ?? '',
  BirthDate: row.birthDate,
  SocialId: row.socialId,
  ReferralCode: row.referralCode,
  ChangedAt: row.changedAt?.toISOString() ?? null,
  DecidedBy: decidedBy,
  NewCenter: row.newCenter && {
    SaleUnit: row.newSaleUnit ?? '',
    DIST_NAME: row.newCenter.name,
    DIST_SHORTNAME: row.newCenter.shortName,
    FullAddress: fullAddress,
    LatDecimal: row.newCenter.lat,
    LonDecimal: row.newCenter.lon,
    ShipmentName: row.newCenter.shipmentName,
    ContactName: row.newCenter.contactName,
    TaxNo: row.newCenter.taxNumber,
  },
  Bank: row.bank && {
    bankcode: row.bank.code,
    bankname: bankName(row.bank.code, language),
    accountid: row.bank.number,
    bank_ac_name: row.bank.name,
  },
  Images: images.map(({ image }) => image),
});

/** To its applicant: whoever opens that browser does not read the number. */
export const presentOwnBank = (
  { bank }: ApplicationRow,
  language: Language,
): CallAnswer<'ownApplication'>['Bank'] =>
  bank && {
    bankcode: bank.code,
    bankname: bankName(bank.code, language),
    accountEnd: bank.number.slice(-SHOWN_DIGITS),
    bank_ac_name: bank.name,
  };
const SHOWN_DIGITS = 4;

/** As the photos of a center are answered (C-75). */
export function presentPhotos(
  images: readonly StoredImage[],
  urlOf: (image: StoredImage) => string,
): CallAnswer<'centerPhotos'>['data'] {
  const one = (kind: 'tax' | 'logo') => {
    const found = images.find(({ image }) => image === kind);
    return found ? { Url: urlOf(found), IsPicture: found.contentType.startsWith('image/') } : null;
  };
  return {
    taxImage: one('tax'),
    logoImage: one('logo'),
    shopImages: images
      .filter(({ image }) => image === 'shop')
      .map((image) => ({ Id: image.fileId, Url: urlOf(image), Captured: null })),
  };
}
