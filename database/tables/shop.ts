/** The shop itself: settings, centers, content and its audit log. */
import type { ColumnType } from 'kysely';
import type { WrittenContent } from '#domain/text/written-content.ts';
import type { Defaulted, Json, Tenant } from './columns.ts';

type WebConfigRow = Tenant & { opt: string; opt_value: string; updated_at: Defaulted<Date> };

type WebConfigSecretRow = Tenant & {
  opt: string;
  key_id: string;
  sealed: Buffer;
  changed_at: Date;
  changed_by_kind: string;
  changed_by: string;
};

type CenterRow = Tenant & {
  sale_unit: string;
  name_th: string;
  name_en: string;
  short_name: string;
  full_address: string;
  full_address_en: string | null;
  latitude: number;
  longitude: number;
  photo_path: string | null;
  line_channel: Json<{ channel_name: string; url_line_oa: string }> | null;
  position: Defaulted<number>;
  is_active: Defaulted<boolean>;
  address_line: Defaulted<string>;
  address_line_en: Defaulted<string>;
  province_code: string | null;
  district_code: string | null;
  subdistrict_code: string | null;
  phone: Defaulted<string>;
  hours: ColumnType<readonly { day: number; from: string; until: string }[], string | undefined, string>;
  closed_days: ColumnType<readonly { date: string; name: string }[], string | undefined, string>;
  version: Defaulted<number>;
  contact_name: Defaulted<string>;
  shipment_name: Defaulted<string>;
  tax_number: Defaulted<string>;
  sees_unbound: Defaulted<boolean>;
};

type AuditLogRow = Tenant & {
  audit_id: Defaulted<number>;
  at: Defaulted<Date>;
  actor_kind: string;
  actor_id: string;
  action: string;
  subject: string;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
};

type ContentRow = Tenant & {
  content_code: string;
  news_type: string;
  title_th: string;
  title_en: string;
  summary_th: Defaulted<string>;
  summary_en: Defaulted<string>;
  body_th: Defaulted<string>;
  body_en: Defaulted<string>;
  picture_path: string | null;
  phone_picture_path: string | null;
  shows_words: Defaulted<boolean>;
  background_colour: string | null;
  link: string | null;
  position: Defaulted<number>;
  is_active: Defaulted<boolean>;
  begins_at: Date;
  ends_at: Date | null;
  updated_at: Defaulted<Date>;
  alt_th: Defaulted<string>;
  alt_en: Defaulted<string>;
  sale_unit: string | null;
  work: Json<WrittenContent> | null;
  has_changes: Defaulted<boolean>;
  is_published: Defaulted<boolean>;
  published_no: Defaulted<number>;
  planned_no: number | null;
  planned_at: Date | null;
  planned_failed: string | null;
  version: Defaulted<number>;
};

type ContentVersionRow = Tenant & {
  content_code: string;
  version_no: number;
  content: Json<WrittenContent>;
  is_draft: Defaulted<boolean>;
  begins_at: Date;
  ends_at: Date | null;
  published_at: Date;
  published_by: string;
};

type FileRow = Tenant & {
  file_id: string;
  access: string;
  content_type: string;
  byte_size: number;
  customer_code: string | null;
  sale_unit: string | null;
  purpose: string;
  state: Defaulted<string>;
  created_at: Date;
  created_by_kind: string;
  created_by: string;
  captured_at: Date | null;
  latitude: number | null;
  longitude: number | null;
  copies: Defaulted<number[]>;
};

type CenterPhotoRow = Tenant & {
  sale_unit: string;
  photo: string;
  file_id: string;
  position: Defaulted<number>;
};

export type ShopTables = {
  files: FileRow;
  center_photos: CenterPhotoRow;
  web_config: WebConfigRow;
  web_config_secrets: WebConfigSecretRow;
  centers: CenterRow;
  audit_log: AuditLogRow;
  contents: ContentRow;
  content_versions: ContentVersionRow;
};
