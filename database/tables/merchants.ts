/** Merchants who apply to sell for a shop (decision 59). */
import type { BankAccount, NewCenter } from '#domain/access/merchant-application.ts';
import type { Defaulted, Json, Tenant } from './columns.ts';

/** Who wants to sell for the shop, until the super admin has decided and some days after. */
type MerchantApplicationRow = Tenant & {
  application_code: string;
  status: string;
  name: string;
  username: string | null;
  mobile: string;
  email: string | null;
  password_hash: string | null;
  birth_date: Defaulted<string>;
  social_id: Defaulted<string>;
  referral_code: Defaulted<string>;
  sale_units: Defaulted<string[]>;
  new_sale_unit: string | null;
  new_center: Json<NewCenter> | null;
  bank: Json<BankAccount> | null;
  language: string;
  created_at: Date;
  /** When its applicant last changed something of it. */
  changed_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
  reason: Defaulted<string>;
};

type MerchantApplicationImageRow = Tenant & {
  application_code: string;
  image: string;
  file_id: string;
};

export type MerchantTables = {
  merchant_applications: MerchantApplicationRow;
  merchant_application_images: MerchantApplicationImageRow;
};
