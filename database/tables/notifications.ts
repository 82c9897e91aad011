/** What people were told, how it reaches them, and what they and the shop have chosen. */
import type { ColumnType } from 'kysely';
import type { Defaulted, Tenant } from './columns.ts';

type NotificationRow = Tenant & {
  notification_id: ColumnType<number, never, never>;
  audience: string;
  recipient: string;
  kind: string;
  title_th: string;
  title_en: string;
  body_th: string;
  body_en: string;
  link: Defaulted<string>;
  once_key: string;
  topic: string | null;
  created_at: Date;
  read_at: Date | null;
};

type DeliveryRow = Tenant & {
  delivery_id: Defaulted<string>;
  notification_id: number;
  channel: string;
  address: string;
  language: string;
  state: Defaulted<string>;
  due_at: Date;
  expires_at: Date;
  attempts: Defaulted<number>;
  claimed_at: Date | null;
  settled_at: Date | null;
};

type ChannelRow = Tenant & {
  channel: string;
  failures: Defaulted<number>;
  down_since: Date | null;
  retry_at: Date | null;
  refusals: Defaulted<number>;
  sent_on: string | null;
  sent: Defaulted<number>;
};

type PreferencesRow = Tenant & {
  audience: string;
  recipient: string;
  switches: ColumnType<Record<string, boolean>, string | undefined, string>;
  quiet_mode: Defaulted<string>;
  quiet_from: number | null;
  quiet_until: number | null;
  language: Defaulted<string>;
};

type ShopRow = Tenant & {
  switches: ColumnType<Record<string, boolean>, string | undefined, string>;
  quiet_from: number | null;
  quiet_until: number | null;
  waiting_minutes: Defaulted<number>;
  low_stock: Defaulted<number>;
  version: Defaulted<number>;
};

type LowStockRow = Tenant & { sale_unit: string; product_code: string; told_at: Date };

type OrdersWaitingRow = Tenant & { sale_unit: string; placed_until: Date; told_at: Date };

export type NotificationTables = {
  notifications: NotificationRow;
  notification_deliveries: DeliveryRow;
  notification_channels: ChannelRow;
  notification_preferences: PreferencesRow;
  notification_shops: ShopRow;
  low_stock_told: LowStockRow;
  orders_waiting_told: OrdersWaitingRow;
};
