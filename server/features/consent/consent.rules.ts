/** The words of today, and the hash by which an answer names them. */
import { createHash } from 'node:crypto';
import {
  consentPurposeNames,
  consentPurposes,
  type ConsentPurpose,
  type ConsentPurposeName,
} from '#domain/consent/purposes.ts';
import type { WordedDocument } from '#database/tables.ts';

export type Wording = {
  purpose: ConsentPurposeName;
  /** 16 hex digits: another one as soon as a word differs, in either language. */
  id: string;
  /** Those that the shop has. */
  documents: WordedDocument[];
};
export type Wordings = Readonly<Record<ConsentPurposeName, Wording>>;

export function wordingsOf(shopDocuments: readonly WordedDocument[]): Wordings {
  const wordings = consentPurposeNames.map((purpose): [ConsentPurposeName, Wording] => {
    const { statement, title, documents: codes }: ConsentPurpose = consentPurposes[purpose];
    const documents = codes.flatMap((code) => shopDocuments.find((one) => one.code === code) ?? []);
    const texts = documents.map(({ code, titleTh, titleEn, bodyTh, bodyEn }) => [
      code,
      titleTh,
      titleEn,
      bodyTh,
      bodyEn,
    ]);
    const shown = JSON.stringify([title.th, title.en, statement.th, statement.en, texts]);
    const id = createHash('sha256').update(shown).digest('hex').slice(0, 16);
    return [purpose, { purpose, id, documents }];
  });
  return Object.fromEntries(wordings) as Record<ConsentPurposeName, Wording>;
}
