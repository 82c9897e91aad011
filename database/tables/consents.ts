/** What people agreed to, what they were shown, and the copies of their data. */
import type { Defaulted, Json, Tenant } from './columns.ts';

/** A page of the shop as it was when somebody answered. */
export type WordedDocument = {
  code: string;
  titleTh: string;
  titleEn: string;
  bodyTh: string;
  bodyEn: string;
};

type WordingRow = Tenant & {
  wording_id: string;
  purpose: string;
  statement_th: string;
  statement_en: string;
  documents: Json<WordedDocument[]>;
  first_used_at: Date;
};

type ConsentRow = Tenant & {
  consent_id: Defaulted<number>;
  /** The person, or the browser of a visitor without an account. */
  profile_code: string | null;
  browser_id: string | null;
  purpose: string;
  is_given: boolean;
  wording_id: string;
  language: string;
  way: string;
  recorded_by: string | null;
  at: Date;
};

type DataExportRow = Tenant & {
  export_id: Defaulted<number>;
  profile_code: string;
  format: string;
  at: Date;
};

export type ConsentTables = {
  consent_wordings: WordingRow;
  consents: ConsentRow;
  data_exports: DataExportRow;
};
