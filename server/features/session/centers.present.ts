import type { CallAnswer } from '#contract/schemas.ts';
import type { Language } from '../../http/messages.ts';
import type { NearCenter } from './center-choice.usecases.ts';
import { centerAddress, centerName } from './centers.usecases.ts';

type Dist = CallAnswer<'customerCenters'>['All'][number];

/** A center in the specification's fields (S-08); `Distance` in km. */
export function presentCenter({ center, distanceKm, accountName }: NearCenter, language: Language): Dist {
  return {
    SaleUnit: center.saleUnit,
    DIST_NAME: centerName(center, language),
    DIST_SHORTNAME: center.shortName,
    FullAddress: centerAddress(center, language),
    LatDecimal: center.lat,
    LonDecimal: center.lon,
    lat: center.lat,
    lon: center.lon,
    PHOTO_PATH: center.photoPath,
    LineChannel: center.lineChannel,
    Distance: distanceKm,
    ...(accountName !== undefined && { AccountName: accountName }),
    Phone: center.phone,
    Hours: center.hours.map(({ day, from, until }) => ({ Day: day, From: from, Until: until })),
    ClosedDays: center.closedDays.map(({ date, name }) => ({ Date: date, Name: name })),
  };
}
