import type { StaffRight } from '#domain/access/rights.ts';
import type { TenantTransaction } from '#database/database.ts';
import { insertAll } from './bulk.queries.ts';
import { startOfBangkokDay } from './hours.ts';
import { addressIdOf } from './people/address-id.ts';
import type { PlaceCodes } from './places.queries.ts';
import { createRandom } from './random.ts';
import type { DemoCustomer, DemoTenant, Words } from './types.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
type Parts = { tenant: DemoTenant; codes: PlaceCodes; passwordHash: string; today: Date };

/** Customers with their centers, addresses and points; staff with their centers. A shop that is no demo lets none of them in. */
export async function writePeople(tx: TenantTransaction, parts: Parts): Promise<void> {
  await writeStaff(tx, parts);
  await writeRights(tx, parts);
  await writeTypes(tx, parts);
  await writeCustomers(tx, parts);
  await writeAddresses(tx, parts);
  await writePoints(tx, parts);
}

/** Some time of the day between nine and nine, by the customer's code. */
function joinedAt(today: Date, { code, joinedDaysAgo }: Pick<DemoCustomer, 'code' | 'joinedDaysAgo'>): Date {
  const day = startOfBangkokDay(today) - joinedDaysAgo * DAY_MS;
  return new Date(day + 9 * HOUR_MS + createRandom(code).int(0, 12 * HOUR_MS));
}

async function writeTypes(tx: TenantTransaction, { tenant: { tenantId, types } }: Parts): Promise<void> {
  const rowsOf = (named: Record<string, Words>) =>
    Object.entries(named).map(([code, { th, en }], at) => ({
      tenant_id: tenantId,
      type_code: code,
      name_th: th,
      name_en: en,
      position: at + 1,
    }));
  await insertAll(tx, 'customer_types', rowsOf(types.customer));
  await insertAll(tx, 'store_types', rowsOf(types.store));
}

const typesOf = ({ types }: DemoTenant, { type }: DemoCustomer) =>
  type in types.store
    ? { customer_type: 'trade', store_type: type }
    : { customer_type: type, store_type: null };

/** One of the salesmen of the home center, by the customer's code. */
function salesmanOf({ staff }: DemoTenant, { code, saleUnits: [home = ''] }: DemoCustomer): string {
  const own = staff.filter(({ role, saleUnits }) => role !== '' && role !== '1' && saleUnits.includes(home));
  return createRandom(`salesman of ${code}`).pick(own).userId;
}

/** One of each person, the one that says how they sign in. */
const firstAccounts = (customers: readonly DemoCustomer[]): DemoCustomer[] =>
  customers.filter(
    (one, at) => customers.findIndex(({ profileCode }) => profileCode === one.profileCode) === at,
  );

/** What the demo's staff call groups of customers. */
const TAGS = [
  { tag_code: 'VIP', name_th: 'ลูกค้าพิเศษ', name_en: 'Special' },
  { tag_code: 'MONTHLY', name_th: 'สั่งทุกเดือน', name_en: 'Orders monthly' },
  { tag_code: 'CALL', name_th: 'โทรก่อนไป', name_en: 'Call before visiting' },
];

/** What the demo's staff sort photos of customers into. */
const PHOTO_GROUPS = [
  { code: 'G1', th: 'หน้าร้าน', en: 'Front of the shop' },
  { code: 'G2', th: 'ชั้นวางสินค้า', en: 'Shelf' },
  { code: 'G3', th: 'ป้ายโปรโมชัน', en: 'Promotion signs' },
];

async function writeCustomers(tx: TenantTransaction, { tenant, passwordHash, today }: Parts): Promise<void> {
  const { tenantId, customers } = tenant;
  const people = firstAccounts(customers).map((customer) => ({
    tenant_id: tenantId,
    profile_code: customer.profileCode,
    username: customer.username ?? null,
    mobile: customer.mobile,
    email: customer.email ?? null,
    name: customer.personName,
    password_hash: customer.hasPassword ? passwordHash : null,
    created_at: joinedAt(today, customer),
    is_demo: true,
  }));
  await insertAll(tx, 'profiles', people);
  // Two of three have signed in themselves.
  const signedIn = people.filter((_, at) => at % 3 > 0);
  await insertAll(
    tx,
    'profile_sign_ins',
    signedIn.map(({ profile_code, created_at }) => ({
      tenant_id: tenantId,
      profile_code,
      first_at: created_at,
      last_at: created_at,
    })),
  );
  await insertAll(
    tx,
    'customer_tags',
    TAGS.map((tag) => ({ tenant_id: tenantId, ...tag })),
  );
  await insertAll(
    tx,
    'photo_groups',
    PHOTO_GROUPS.map(({ code, th, en }) => ({
      tenant_id: tenantId,
      group_code: code,
      name_th: th,
      name_en: en,
    })),
  );
  const rows = customers.map((customer, at) => ({
    tenant_id: tenantId,
    customer_code: customer.code,
    tags: TAGS.filter((_, nth) => (at + nth) % (4 + nth) === 0).map(({ tag_code }) => tag_code),
    profile_code: customer.profileCode,
    name: customer.name,
    status: customer.status,
    ...typesOf(tenant, customer),
    salesman_id: salesmanOf(tenant, customer),
    price_level: customer.priceLevel,
    tax_id: customer.taxId,
    authorize_satang: customer.authorizeSatang,
    debt_satang: customer.debtSatang,
    is_sap: customer.isSap,
    agent_profile: customer.agentProfile ?? null,
    created_at: joinedAt(today, customer),
  }));
  await insertAll(tx, 'customers', rows);
  const centers = customers.flatMap(({ code, saleUnits }) =>
    saleUnits.map((saleUnit, at) => ({
      tenant_id: tenantId,
      customer_code: code,
      sale_unit: saleUnit,
      position: at + 1,
    })),
  );
  await insertAll(tx, 'customer_centers', centers);
}

async function writeAddresses(tx: TenantTransaction, { tenant, codes, today }: Parts): Promise<void> {
  const { tenantId, customers } = tenant;
  const rows = customers.flatMap((customer) =>
    customer.addresses.map((address, at) => {
      const place = codes(address.place);
      return {
        tenant_id: tenantId,
        address_id: addressIdOf({ tenantId, customerCode: customer.code, at }),
        customer_code: customer.code,
        address_type: address.type,
        is_active: true,
        name: address.name,
        tax_id: address.taxId,
        phone: address.phone,
        line: address.line,
        province_code: place.province,
        district_code: place.district,
        subdistrict_code: place.subdistrict,
        postal_code: place.postalCode,
        latitude: address.latitude ?? null,
        longitude: address.longitude ?? null,
        remark: address.remark,
        // A second apart, so that they list in this order.
        created_at: new Date(joinedAt(today, customer).getTime() + at * 1000),
      };
    }),
  );
  await insertAll(tx, 'addresses', rows);
}

async function writePoints(tx: TenantTransaction, { tenant, today }: Parts): Promise<void> {
  const { tenantId } = tenant;
  const holders = firstAccounts(tenant.customers).filter(({ points }) => points > 0);
  await insertAll(
    tx,
    'point_balances',
    holders.map(({ profileCode, points }) => ({
      tenant_id: tenantId,
      profile_code: profileCode,
      balance: points,
    })),
  );
  await insertAll(
    tx,
    'point_ledger',
    holders.map((holder) => ({
      tenant_id: tenantId,
      profile_code: holder.profileCode,
      at: joinedAt(today, holder),
      delta: holder.points,
      reason: 'opening',
      reference: 'opening',
    })),
  );
}

async function writeStaff(tx: TenantTransaction, { tenant, passwordHash, today }: Parts): Promise<void> {
  const { tenantId, staff } = tenant;
  const rows = staff.map((one) => ({
    tenant_id: tenantId,
    user_id: one.userId,
    kind: one.kind,
    role: one.role,
    username: one.username ?? null,
    mobile: one.mobile,
    name: one.name,
    password_hash: one.username === undefined ? null : passwordHash,
    status: 'active',
    created_at: today,
    is_demo: true,
  }));
  await insertAll(tx, 'staff', rows);
  const centers = staff.flatMap(({ userId, saleUnits }) =>
    saleUnits.map((saleUnit, at) => ({
      tenant_id: tenantId,
      user_id: userId,
      sale_unit: saleUnit,
      position: at + 1,
    })),
  );
  await insertAll(tx, 'staff_centers', centers);
}

/** Salesmen of role 4 receive cash, approve, issue coupons and write surveys; the other roles have no right yet. */
async function writeRights(tx: TenantTransaction, { tenant: { tenantId } }: Parts): Promise<void> {
  const granted: StaffRight[] = [
    'receiveCash',
    'approveIssues',
    'payRefunds',
    'issueCoupons',
    'approvePromotions',
    'manageSurveys',
  ];
  await insertAll(tx, 'staff_roles', [{ tenant_id: tenantId, role: '4', granted_rights: granted }]);
}
