/**
 * The tables as the app sees them, one type each, by area in `tables/`; `tables.test.ts` checks them against the
 * database catalogue.
 */
import type { CatalogueTables } from './tables/catalogue.ts';
import type { ConsentTables } from './tables/consents.ts';
import type { CreditTables } from './tables/credit.ts';
import type { ImportTables } from './tables/imports.ts';
import type { NotificationTables } from './tables/notifications.ts';
import type { OrdersTables } from './tables/orders.ts';
import type { PaperTables } from './tables/papers.ts';
import type { MerchantTables } from './tables/merchants.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { PeopleTables } from './tables/people.ts';
import type { PromotionTables } from './tables/promotions.ts';
import type { QuestionTables } from './tables/questions.ts';
import type { ReferenceTables } from './tables/reference.ts';
import type { RunTables } from './tables/runs.ts';
import type { ShopTables } from './tables/shop.ts';
import type { StockTables } from './tables/stock.ts';

export type { WordedDocument } from './tables/consents.ts';
export type { KeptRefund, OrderAddress, StoredCartLine } from './tables/orders.ts';
export type { PaperRefers } from './tables/papers.ts';
export type { OrderListLine } from './tables/people.ts';
export type { StoredTerms } from './tables/promotions.ts';

export type Tables = ShopTables &
  CatalogueTables &
  StockTables &
  MerchantTables &
  PeopleTables &
  OrdersTables &
  PaperTables &
  PaymentTables &
  PromotionTables &
  ReferenceTables &
  RunTables &
  ImportTables &
  NotificationTables &
  ConsentTables &
  CreditTables &
  QuestionTables;
