/** Erasing a person: what stands in the way, and what the law keeps for how long (decision 57). */

/**
 * Tax invoices and what they are made from are kept five years (Revenue Code, section 87/3; Accounting Act, section 14), counted
 * here from the end of the order's year with the months in which that year's last returns are filed.
 */
export const PAPERS_KEPT = { years: 5, filingMonths: 6 } as const;

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
