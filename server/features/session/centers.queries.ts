import type { TenantTransaction } from '#database/database.ts';
import type { OpenSpan } from '#domain/shop/opening-hours.ts';

export type Center = {
  saleUnit: string;
  nameTh: string;
  nameEn: string;
  shortName: string;
  fullAddress: string;
  fullAddressEn: string | null;
  /** Degrees. */
  lat: number;
  lon: number;
  photoPath: string | null;
  lineChannel: { channel_name: string; url_line_oa: string } | null;
  phone: string;
  hours: readonly OpenSpan[];
  closedDays: readonly { date: string; name: string }[];
};

/** The centers that take orders, in the shop's order. */
export function findActiveCenters(tx: TenantTransaction): Promise<Center[]> {
  return tx
    .selectFrom('centers')
    .select([
      'sale_unit as saleUnit',
      'name_th as nameTh',
      'name_en as nameEn',
      'short_name as shortName',
      'full_address as fullAddress',
      'full_address_en as fullAddressEn',
      'latitude as lat',
      'longitude as lon',
      'photo_path as photoPath',
      'line_channel as lineChannel',
      'phone',
      'hours',
      'closed_days as closedDays',
    ])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('sale_unit')
    .execute();
}
