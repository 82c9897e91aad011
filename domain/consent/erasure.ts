/** Erasing a person: what stands in the way, and what the law keeps for how long (decision 57). */

/**
 * Tax invoices and what they are made from are kept five years (Revenue Code, section 87/3; Accounting Act, section 14), counted
 * here from the end of the order's year with the months in which that year's last returns are filed.
 */
export const PAPERS_KEPT = { years: 5, filingMonths: 6 } as const;

/**
 * So long an erased person who had ordered is no new customer again: longer than new-customer offers tempt anybody to erase
 * themselves, and not for ever, since numbers pass to other people.
 */
export const NUMBER_KEPT_YEARS = 2;
export const NUMBER_KEPT_DAYS = 365 * NUMBER_KEPT_YEARS;

/** Written in place of a name, where both languages read it. */
export const ERASED_NAME = 'ลูกค้าที่ลบบัญชีแล้ว / Erased customer';

/**
 * `open`: an order is not yet delivered, returned or canceled. `unpaid`, `refund`: money of an order is due. `debt`, `wallet`: money
 * of the account is.
 */
export const erasureBlocks = ['open', 'unpaid', 'refund', 'debt', 'wallet'] as const;
export type ErasureBlock = (typeof erasureBlocks)[number];

/** Blocks of orders that are named at once. */
export const MOST_BLOCKS = 20;
