import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { OrderAddress } from '#database/tables.ts';
import { insertAll } from './bulk.queries.ts';
import type { DemoOrder } from './orders/history.ts';
import { addressIdOf } from './people/address-id.ts';
import type { TenantPictures } from './pictures/files.ts';
import type { PlaceCodes } from './places.queries.ts';
import type { DemoAddress, DemoCustomer, DemoTenant } from './types.ts';

type Parts = {
  tenant: DemoTenant;
  pictures: TenantPictures;
  orders: readonly DemoOrder[];
  codes: PlaceCodes;
};

/** Past orders with their lines and events. */
export async function writeOrders(
  tx: TenantTransaction,
  { tenant, pictures, orders, codes }: Parts,
): Promise<void> {
  const { tenantId } = tenant;
  const key = ({ orderId }: DemoOrder) => ({ tenant_id: tenantId, order_id: orderId });
  const addressOf = (customer: DemoCustomer, address: DemoAddress): OrderAddress => ({
    code: addressIdOf({ tenantId, customerCode: customer.code, at: customer.addresses.indexOf(address) }),
    name: address.name,
    address: address.line,
    province: address.place.province,
    district: address.place.district,
    subdistrict: address.place.subdistrict,
    english: codes(address.place).english,
    postalCode: codes(address.place).postalCode,
    taxId: address.taxId,
    phone: address.phone,
  });
  const orderRows = orders.map((order) => ({
    ...key(order),
    sale_unit: order.saleUnit,
    order_type: order.orderType,
    status: order.status,
    customer_code: order.customer.code,
    placed_by_user: order.placedByUser,
    payment_type: order.paymentType,
    payment_status: order.paymentStatus,
    paid_satang: order.paymentStatus === 'paid' ? order.totalSatang : 0,
    delivery_method: order.delivery.code,
    delivery_kind: order.delivery.kind,
    delivery_name_th: order.delivery.name.th,
    delivery_name_en: order.delivery.name.en,
    subtotal_satang: order.subtotalSatang,
    discount_satang: order.discountSatang,
    delivery_fee_satang: order.deliveryFeeSatang,
    delivery_tax_satang: order.deliveryTaxSatang,
    total_satang: order.totalSatang,
    tax_satang: order.taxSatang,
    remark: order.remark,
    ship_to: addressOf(order.customer, order.shipTo),
    bill_to: addressOf(order.customer, order.billTo),
    placed_at: order.placedAt,
    updated_at: order.updatedAt,
  }));
  await insertAll(tx, 'orders', orderRows);
  const lineRows = orders.flatMap((order) =>
    order.lines.map((line, at) => {
      const { product, unitNo } = line;
      const unit = product.units[unitNo - 1];
      return {
        ...key(order),
        line_no: at + 1,
        product_code: product.code,
        name_th: product.name.th,
        name_en: product.name.en,
        picture: pictures.products.get(product.code) ?? null,
        unit_no: unitNo,
        unit_name_th: unit?.name.th,
        unit_name_en: unit?.name.en,
        unit_rate: unit?.rate,
        quantity: line.quantity,
        unit_price_satang: line.unitPriceSatang,
        discount_satang: line.discountSatang,
        amount_satang: line.amountSatang,
        tax_type: line.taxType,
        tax_rate: line.taxRate,
        tax_satang: line.taxSatang,
        price_source: line.priceSource,
        takes_stock: product.isStockItem,
      };
    }),
  );
  await insertAll(tx, 'order_lines', lineRows);
  const eventRows = orders.flatMap((order) =>
    order.steps.map((step) => ({
      tenant_id: tenantId,
      order_id: order.orderId,
      at: step.at,
      from_status: step.from,
      to_status: step.to,
      actor_kind: step.actorKind,
      actor_id: step.actorId,
      reason: step.reason,
    })),
  );
  await insertAll(tx, 'order_events', eventRows);
  await insertAll(tx, 'cash_receipts', receiptRows({ tenant, orders }));
  await sql`
    with handed as (
      insert into cash_hand_ins (tenant_id, sale_unit, handed_in_by, received_by, at, many, satang)
      select tenant_id, sale_unit, taken_by, handed_in_to, handed_in_at, count(*), sum(satang) from cash_receipts
      where tenant_id = ${tenantId} and handed_in_at is not null
      group by tenant_id, sale_unit, taken_by, handed_in_to, handed_in_at
      returning *
    )
    update cash_receipts r set hand_in_id = h.hand_in_id from handed h
    where h.tenant_id = r.tenant_id and h.sale_unit = r.sale_unit and h.handed_in_by = r.taken_by and h.at = r.handed_in_at`.execute(
    tx,
  );
}

/** Whoever delivered the order holds its cash until it is handed in to a salesman of the center. */
function receiptRows({ tenant, orders }: Pick<Parts, 'tenant' | 'orders'>) {
  return orders.flatMap(({ orderId, saleUnit, totalSatang, cash, steps }) => {
    const delivered = steps.at(-1);
    if (!cash || !delivered) return [];
    return {
      tenant_id: tenant.tenantId,
      order_id: orderId,
      sale_unit: saleUnit,
      satang: totalSatang,
      taken_at: cash.takenAt,
      taken_by_kind: delivered.actorKind,
      taken_by: delivered.actorId,
      handed_in_at: cash.handedInAt ?? null,
      handed_in_to: cash.handedInAt ? salesmanOf(tenant, saleUnit) : null,
    };
  });
}

const salesmanOf = ({ staff }: DemoTenant, saleUnit: string): string =>
  staff.find(({ kind, saleUnits }) => kind === 'merchant' && saleUnits.includes(saleUnit))?.userId ?? '';
