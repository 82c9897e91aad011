import type { TenantTransaction } from '#database/database.ts';
import { insertAll } from './bulk.queries.ts';
import type { PlaceCodes } from './places.queries.ts';
import type { DemoTenant } from './types.ts';

const DAY_MS = 24 * 3_600_000;

/** Somebody who wants to sell for the shop, with a center of their own, and waits for the super admin. */
export async function writeApplication(
  tx: TenantTransaction,
  { tenant, codes, today }: { tenant: DemoTenant; codes: PlaceCodes; today: Date },
): Promise<void> {
  const [latitude, longitude] = [18.7953, 98.9526];
  const place = codes({
    province: 'เชียงใหม่',
    district: 'เมืองเชียงใหม่',
    subdistrict: 'สุเทพ',
    latitude,
    longitude,
  });
  const name = 'คุณวิภา รุ่งเรือง';
  await insertAll(tx, 'merchant_applications', [
    {
      tenant_id: tenant.tenantId,
      application_code: 'ADEMO1',
      status: 'waiting',
      name,
      mobile: '0830000019',
      email: 'wipa@example.com',
      birth_date: '1988-06-14',
      new_sale_unit: 'MDEMO1',
      new_center: {
        name: 'ร้านวิภา สุเทพ',
        shortName: 'วิภา',
        line: '88/2 ถนนสุเทพ',
        provinceCode: place.province,
        districtCode: place.district,
        subdistrictCode: place.subdistrict,
        postalCode: place.postalCode,
        lat: latitude,
        lon: longitude,
        shipmentName: 'วิภา ขนส่ง',
        contactName: name,
        taxNumber: '',
      },
      bank: { code: '004', number: '0018812345', name },
      language: 'th',
      created_at: new Date(today.getTime() - DAY_MS),
    },
  ]);
}
