/** Customers and staff, their addresses, sessions and balances. */
import type { BankAccount } from '#domain/access/merchant-application.ts';
import type { Defaulted, Json, Satang, Tenant } from './columns.ts';

/** A person: how they sign in, and what is theirs whichever of their accounts orders. */
type ProfileRow = Tenant & {
  profile_code: string;
  name: string;
  username: string | null;
  mobile: string | null;
  email: string | null;
  password_hash: string | null;
  picture_file_id: string | null;
  is_demo: Defaulted<boolean>;
  /** Registered with the number of an erased person who had ordered. */
  ordered_before: Defaulted<boolean>;
  created_at: Defaulted<Date>;
  /** The person whose account this one's became. */
  merged_into: string | null;
};

/** The number of an erased person who had ordered. */
type ErasedNumberRow = Tenant & {
  number_hash: Buffer;
  erased_at: Date;
};

/** An account of a person: what orders are placed for. */
type CustomerRow = Tenant & {
  customer_code: string;
  /** Defaults to a profile of its own, of the same code and name. */
  profile_code: Defaulted<string>;
  name: string;
  status: Defaulted<string>;
  customer_type: string | null;
  store_type: string | null;
  price_level: Defaulted<number>;
  tax_id: Defaulted<string>;
  authorize_satang: Defaulted<Satang>;
  debt_satang: Defaulted<Satang>;
  reserved_satang: Defaulted<Satang>;
  /** Of which moment the debt is that SAP told last. */
  sap_debt_at: Date | null;
  is_sap: Defaulted<boolean>;
  agent_profile: Json<Record<string, string>> | null;
  /** The member of staff who looks after it. */
  salesman_id: string | null;
  tags: Defaulted<string[]>;
  /** Of staff for each other. */
  staff_note: Defaulted<string>;
  created_at: Defaulted<Date>;
  /** When staff refused the registration, and why. */
  refused_at: Date | null;
  decided_at: Date | null;
  /** Of the latest refusal; kept while a registration that was sent again waits. */
  refusal_reason: Defaulted<string>;
  /** When a refused registration was last sent again, and how often on that day. */
  resent_at: Date | null;
  resent_that_day: Defaulted<number>;
  /** The account that is kept, of one in the state `merged`. */
  merged_into: string | null;
};

/** What staff call groups of customers. */
type CustomerTagRow = Tenant & {
  tag_code: string;
  name_th: string;
  name_en: Defaulted<string>;
  is_active: Defaulted<boolean>;
  version: Defaulted<number>;
  created_at: Defaulted<Date>;
};

/** What photos of customers are sorted into. */
type PhotoGroupRow = Tenant & {
  group_code: string;
  name_th: string;
  name_en: Defaulted<string>;
  customer_type: string | null;
  is_active: Defaulted<boolean>;
  version: Defaulted<number>;
};

/** A photo that staff took at a customer's. */
type CustomerPhotoRow = Tenant & {
  file_id: string;
  customer_code: string;
  sale_unit: string;
  group_code: string | null;
  at: Date;
  is_taken: boolean;
  latitude: number | null;
  longitude: number | null;
  accuracy_metres: number | null;
  taken_by: string;
};

type TierTemplateRow = Tenant & {
  template_id: string;
  name_th: string;
  name_en: string;
  position: Defaulted<number>;
};

/** When a person signed in themselves. */
type ProfileSignInRow = Tenant & { profile_code: string; first_at: Date; last_at: Date };

type CustomerInvitationRow = Tenant & {
  token: string;
  profile_code: string;
  customer_code: string;
  mobile: string;
  way: string;
  invited_at: Date;
  expires_at: Date;
  invited_by: string;
};

/** Which customers a member of staff has opened of late. */
type CustomerLookRow = Tenant & { user_id: string; customer_code: string; looked_at: Date };

/** Of customers, or of stores. */
type TypeRow = Tenant & {
  type_code: string;
  name_th: string;
  name_en: string;
  position: Defaulted<number>;
};

type CustomerCenterRow = Tenant & {
  customer_code: string;
  sale_unit: string;
  position: Defaulted<number>;
};

type AddressRow = Tenant & {
  address_id: Defaulted<string>;
  customer_code: string;
  address_type: string;
  is_active: Defaulted<boolean>;
  is_default: Defaulted<boolean>;
  name: string;
  tax_id: Defaulted<string>;
  branch_no: Defaulted<string>;
  phone: Defaulted<string>;
  line: string;
  province_code: string;
  district_code: string;
  subdistrict_code: string;
  postal_code: string;
  latitude: number | null;
  longitude: number | null;
  remark: Defaulted<string>;
  created_at: Defaulted<Date>;
};

type StaffRow = Tenant & {
  user_id: string;
  kind: string;
  role: Defaulted<string>;
  username: string | null;
  mobile: string | null;
  name: string;
  password_hash: string | null;
  status: Defaulted<string>;
  created_at: Defaulted<Date>;
  email: string | null;
  is_demo: Defaulted<boolean>;
  birth_date: Defaulted<string>;
  social_id: Defaulted<string>;
  referral_code: Defaulted<string>;
  bank: Json<BankAccount> | null;
};

type StaffRoleRow = Tenant & {
  role: string;
  name_th: Defaulted<string>;
  name_en: Defaulted<string>;
  closed_pages: Defaulted<string[]>;
  granted_rights: Defaulted<string[]>;
  version: Defaulted<number>;
};

type StaffCenterRow = Tenant & {
  user_id: string;
  sale_unit: string;
  position: Defaulted<number>;
};

type SessionRow = Tenant & {
  session_id: Defaulted<string>;
  kind: string;
  secret_hash: Buffer;
  customer_code: string | null;
  user_id: string | null;
  sale_unit: string | null;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  opened_by: string | null;
};

type OneTimeCodeRow = Tenant & {
  reference: string;
  audience: string;
  mobile: string;
  code_hash: Buffer;
  tries: Defaulted<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  address_hash: Buffer | null;
};

type SignInTryRow = Tenant & {
  audience: string;
  name_hash: Buffer;
  address_hash: Buffer;
  failures: number;
  last_at: Date;
};

type AccountBalanceRow = Tenant & {
  customer_code: string;
  account: string;
  balance: Defaulted<number>;
};

type AccountLedgerRow = Tenant & {
  entry_id: Defaulted<number>;
  at: Defaulted<Date>;
  customer_code: string;
  account: string;
  delta: number;
  reason: string;
  reference: string;
};

type PointBalanceRow = Tenant & { profile_code: string; balance: Defaulted<number> };

type PointLedgerRow = Tenant & {
  entry_id: Defaulted<number>;
  at: Defaulted<Date>;
  profile_code: string;
  delta: number;
  reason: string;
  reference: string;
};

type WishlistRow = Tenant & { customer_code: string; product_code: string; added_at: Date };

type ExternalIdentityRow = Tenant & {
  issuer: string;
  subject: string;
  profile_code: string;
  linked_at: Date;
  used_at: Date;
};

type UsedTicketRow = Tenant & { issuer: string; ticket_id: string; expires_at: Date };

type PetRow = Tenant & {
  pet_id: string;
  profile_code: string;
  name: string;
  kind: string;
  breed: string;
  sex: string;
  birthday: Date | null;
  weight_grams: number | null;
  picture_file_id: string | null;
  created_at: Date;
};

type PetReminderRow = Tenant & {
  pet_id: string;
  reminder_no: number;
  kind: string;
  day: Date;
  first_day: Date;
  months: number;
};

export type OrderListLine = { code: string; unit: 1 | 2 | 3; quantity: number };

type OrderListRow = Tenant & {
  customer_code: string;
  list_id: string;
  name: string;
  lines: Json<OrderListLine[]>;
  changed_at: Date;
};

/** How a column of a list is arranged. */
export type TableColumn = {
  Id: string;
  Shown?: boolean | undefined;
  Pinned?: boolean | undefined;
  Width?: number | undefined;
};

type StaffTableViewRow = Tenant & {
  user_id: string;
  list: string;
  view_id: string;
  name: string;
  search: string;
  columns: Json<TableColumn[]>;
  is_default: boolean;
};

export type PeopleTables = {
  staff_table_views: StaffTableViewRow;
  profiles: ProfileRow;
  erased_numbers: ErasedNumberRow;
  point_balances: PointBalanceRow;
  point_ledger: PointLedgerRow;
  customers: CustomerRow;
  customer_tags: CustomerTagRow;
  tier_templates: TierTemplateRow;
  profile_sign_ins: ProfileSignInRow;
  customer_invitations: CustomerInvitationRow;
  customer_looks: CustomerLookRow;
  photo_groups: PhotoGroupRow;
  customer_photos: CustomerPhotoRow;
  customer_types: TypeRow;
  store_types: TypeRow;
  customer_centers: CustomerCenterRow;
  addresses: AddressRow;
  staff: StaffRow;
  staff_roles: StaffRoleRow;
  staff_centers: StaffCenterRow;
  sessions: SessionRow;
  one_time_codes: OneTimeCodeRow;
  sign_in_tries: SignInTryRow;
  account_balances: AccountBalanceRow;
  account_ledger: AccountLedgerRow;
  external_identities: ExternalIdentityRow;
  used_tickets: UsedTicketRow;
  pets: PetRow;
  pet_reminders: PetReminderRow;
  wishlist: WishlistRow;
  order_lists: OrderListRow;
};
