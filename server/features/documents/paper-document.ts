/** What a paper of tax law is drawn from. */
import type { PaperRefers } from '#database/tables.ts';
import type { Buyer, PaperKind, PaperLine, PaperState, Seller } from '#domain/papers/paper.ts';
import type { PaperSums } from '#domain/papers/paper-sums.ts';

export type PaperDocument = {
  kind: PaperKind;
  state: PaperState;
  number: string;
  orderId: string;
  /** YYYY-MM-DD. */
  issuedOn: string;
  isReceipt: boolean;
  seller: Seller;
  /** Null where who it was is not known any more, or not for the reader. */
  buyer: Buyer | null;
  lines: readonly PaperLine[];
  sums: PaperSums;
  refers: PaperRefers;
  /** Of a credit note, its code. */
  reason: string;
};
