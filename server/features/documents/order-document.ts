/** What a document is drawn from. */
import type { DocumentKind } from '#domain/orders/documents.ts';
import type { Language } from '../../http/messages.ts';
import type { Detail } from './document-parts.ts';

export type OrderDocument = {
  kind: DocumentKind;
  /** The customer's, as of the order; of a goods issue that of the staff who print it. */
  language: Language;
  /** In that language. */
  detail: Detail;
  /** `taxId` and `phone` are empty where the shop has set none. */
  shop: { name: string; taxId: string; phone: string };
  center: { name: string; address: string };
  now: Date;
};
