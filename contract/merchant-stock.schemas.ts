import { z } from 'zod';
import { adjustReasons, EXPIRY_DAYS, MOST_MOVED, movementKinds } from '#domain/orders/stock-movements.ts';
import { code, inAddress, saleUnit, text, yesNo, type SchemasFor } from './common.schemas.ts';
import type { merchantStockCalls } from './merchant-stock.calls.ts';

const params = z.object({ code });
const keyErrors = ['IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_ANSWER_GONE'] as const;

/** Pieces in the center, how many of them are reserved by checkouts, and the rest. */
const pieces = { OnHand: z.int(), Held: z.int(), StockAvailable: z.int() };
const named = { P_Code: z.string(), PRODUCTNAME: z.string(), PIC_FILENAME: z.string().nullable() };
/** What buyers read. */
const word = z.enum(['in_stock', 'limited', 'out_of_stock']);
const yesOrNo = z.enum(['Y', 'N']);

const lot = {
  /** '' where none was noted. */
  Lot: z.string(),
  /** YYYY-MM-DD, the last day on which it is good. */
  ExpiresOn: z.iso.date(),
  /** Pieces of it, if what expires first leaves first. */
  Left: z.int(),
};

const whole = z.object({
  ...named,
  STOCK_ITEM: yesOrNo,
  Archived: yesOrNo,
  /** The center that is asked about. */
  SaleUnit: z.string(),
  ...pieces,
  /** Pieces of orders that are not packed yet: they are no longer on hand, but still on the shelf. */
  ToPack: z.int(),
  /** Pieces below which stock is limited, the product's own or the shop's; null in a shop without a minimum. */
  MinimumStock: z.int().nullable(),
  Units: z.array(z.object({ Unit: z.literal([1, 2, 3]), Name: z.string(), Rate: z.int() })),
  /** The caller's centers. */
  Centers: z.array(
    z.object({
      SaleUnit: z.string(),
      DIST_NAME: z.string(),
      Disable: yesOrNo,
      ...pieces,
      StockWord: word,
    }),
  ),
  Lots: z.array(z.object(lot)),
  /** The other centers of the shop. */
  SendTo: z.array(z.object({ SaleUnit: z.string(), DIST_NAME: z.string() })),
});

const transfer = z.object({
  TransferId: z.int(),
  ...named,
  From: z.string(),
  FromName: z.string(),
  To: z.string(),
  ToName: z.string(),
  Pieces: z.int(),
  Note: z.string(),
  /** On their way, received, or gone back to where they came from. */
  State: z.enum(['sent', 'received', 'recalled']),
  /** Pieces that came; null until they are received. */
  Received: z.int().nullable(),
  SentAt: z.iso.datetime(),
  SentBy: z.string(),
  EndedAt: z.iso.datetime().nullable(),
  EndedBy: z.string().nullable(),
});
const ofTransfer = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) });

const list = {
  /** Defaults to the active center. */
  saleUnit: saleUnit.optional(),
  /** The `Next` of the previous page. */
  after: text(120).optional(),
  take: inAddress(z.int().min(1).max(100)).default(25),
};
const note = text(200).default('');

export const merchantStockSchemas = {
  stockItems: {
    summary: 'The stock of a center, by product code',
    query: z.object({
      ...list,
      /** As buyers search; among the first 500 products that it finds. */
      text: text(100).optional(),
      /** Sold out, or reserved by checkouts. */
      show: z.enum(['none', 'held']).optional(),
    }),
    answer: z.object({
      SaleUnit: z.string(),
      Data: z.array(
        z.object({
          ...named,
          ...pieces,
          MinimumStock: z.int().nullable(),
          StockWord: word,
          Disable: yesOrNo,
          /** N: the shop does not count it. */
          Counted: yesOrNo,
        }),
      ),
      Next: z.string().nullable(),
    }),
    errors: ['CENTER_NOT_FOUND'],
  },
  expiringStock: {
    summary: 'Goods of a center that expire within some days or have expired, the first to expire first',
    query: z.object({
      ...list,
      days: inAddress(z.int().min(EXPIRY_DAYS.least).max(EXPIRY_DAYS.most)).default(EXPIRY_DAYS.usual),
    }),
    answer: z.object({
      SaleUnit: z.string(),
      Data: z.array(
        z.object({
          ...named,
          ...lot,
          LotId: z.int(),
          /** Days until it expires, 0 on its last day; negative once it has expired. */
          DaysLeft: z.int(),
        }),
      ),
      Next: z.string().nullable(),
    }),
    errors: ['CENTER_NOT_FOUND'],
  },
  productStock: {
    summary: 'The stock of a product at a center, and what the other centers of the caller have',
    params,
    query: z.object({ saleUnit: saleUnit.optional() }),
    answer: whole,
    errors: ['PRODUCT_NOT_FOUND', 'CENTER_NOT_FOUND'],
  },
  stockLedger: {
    summary: 'What moved the stock of a product at a center, the last first, with who and why',
    params,
    query: z.object(list),
    answer: z.object({
      Data: z.array(
        z.object({
          EntryId: z.int(),
          At: z.iso.datetime(),
          Kind: z.enum(movementKinds),
          /** Pieces that came, negative for those that left. */
          Pieces: z.int(),
          /** On hand after it. */
          Balance: z.int(),
          /** Of an order what happened to it, of an adjustment its reason; '' where none is known. */
          Reason: z.string(),
          Note: z.string(),
          OrderID: z.string().nullable(),
          /** A delivery note, or the name of the other center; '' for none. */
          Reference: z.string(),
          By: z.enum(['staff', 'customer', 'unknown']),
          /** Of a member of staff. */
          ByName: z.string().nullable(),
        }),
      ),
      Next: z.string().nullable(),
    }),
    errors: ['PRODUCT_NOT_FOUND', 'CENTER_NOT_FOUND'],
  },
  adjustStock: {
    summary: 'Book pieces that are more or fewer than the books say, with the reason',
    params,
    body: z.object({
      SaleUnit: saleUnit,
      /** The difference, so that what is sold meanwhile is not lost; 0 for none. Needed without `SetTo`. */
      Pieces: z.int().min(-MOST_MOVED).max(MOST_MOVED).default(0),
      /** In place of the difference: what is on hand from now on, another number than `OnHand`. */
      SetTo: z.int().min(0).max(MOST_MOVED).optional(),
      /** Needed with `SetTo`: what was on hand where it was read. Where that is another number by now, nothing is booked. */
      OnHand: z.int().min(0).optional(),
      Reason: z.enum(adjustReasons),
      /** Needed where the reason is another. */
      Note: note,
    }),
    answer: whole,
    errors: [
      'PRODUCT_NOT_FOUND',
      'CENTER_NOT_FOUND',
      'STOCK_PIECES_MISSING',
      'STOCK_MOVED',
      'STOCK_SHORT',
      'STOCK_NOTE_MISSING',
      ...keyErrors,
    ],
  },
  receiveStock: {
    summary: 'Book goods that a center received',
    params,
    body: z.object({
      SaleUnit: saleUnit,
      Pieces: z.int().min(1).max(MOST_MOVED),
      /** Such as the number of the delivery note. */
      Reference: text(60).default(''),
      Lot: text(40).default(''),
      /** The last day on which they are good; not before today. */
      ExpiresOn: z.iso.date().nullable().default(null),
      Note: note,
    }),
    answer: whole,
    errors: ['PRODUCT_NOT_FOUND', 'CENTER_NOT_FOUND', 'EXPIRY_PAST', ...keyErrors],
  },
  sendStock: {
    summary:
      'Send goods to another center of the shop: they leave the stock now, and come to that of the other once received',
    params,
    body: z.object({
      SaleUnit: saleUnit,
      /** The center that they go to; not necessarily the caller's. */
      To: saleUnit,
      Pieces: z.int().min(1).max(MOST_MOVED),
      Note: note,
    }),
    answer: whole,
    errors: ['PRODUCT_NOT_FOUND', 'CENTER_NOT_FOUND', 'STOCK_SHORT', ...keyErrors],
  },
  stockTransfers: {
    summary: 'Goods that a center sent to others or gets from them, the last first',
    query: z.object({
      ...list,
      /** Only what is on its way. */
      open: yesNo.optional(),
    }),
    answer: z.object({ SaleUnit: z.string(), Data: z.array(transfer), Next: z.string().nullable() }),
    errors: ['CENTER_NOT_FOUND'],
  },
  receiveTransfer: {
    summary: 'Book what came of goods that another center sent; what is missing is in no stock',
    params: ofTransfer,
    body: z.object({ Received: z.int().min(0).max(MOST_MOVED) }),
    answer: transfer,
    errors: ['TRANSFER_NOT_FOUND', 'TRANSFER_ENDED', 'TRANSFER_TOO_MANY', ...keyErrors],
  },
  recallTransfer: {
    summary: 'Book goods on their way back into the stock that they came from',
    params: ofTransfer,
    body: z.object({}),
    answer: transfer,
    errors: ['TRANSFER_NOT_FOUND', 'TRANSFER_ENDED', ...keyErrors],
  },
} satisfies SchemasFor<typeof merchantStockCalls>;
