/** Credit as the calls show it, in baht. */
import { availableSatang, balanceSatang, type CreditAccount } from '#domain/credit/credit.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Debtor, Entry, HoldingOrder } from './accounts.queries.ts';

type Debt = CallAnswer<'creditDebts'>['Data'][number];

export const presentAccount = (account: CreditAccount) => ({
  AuthorizeAmount: bahtFromSatang(account.limitSatang),
  DebtAmount: bahtFromSatang(account.debtSatang),
  Reserved: bahtFromSatang(account.reservedSatang),
  Balance: bahtFromSatang(balanceSatang(account)),
  Available: bahtFromSatang(availableSatang(account)),
});

export function presentDebtor(row: Debtor): Debt {
  const ofOrders = row.upTo30 + row.upTo60 + row.upTo90 + row.over90;
  return {
    ...presentAccount(row),
    Code: row.code,
    Name: row.name,
    IsSap: row.isSap,
    Ages: {
      UpTo30: bahtFromSatang(row.upTo30),
      UpTo60: bahtFromSatang(row.upTo60),
      UpTo90: bahtFromSatang(row.upTo90),
      Over90: bahtFromSatang(row.over90),
      Other: bahtFromSatang(row.debtSatang - ofOrders),
    },
  };
}

export const presentCustomer = (
  row: Debtor,
  holding: readonly HoldingOrder[],
): CallAnswer<'customerCredit'> => ({
  ...presentDebtor(row),
  SapDebtAt: row.sapDebtAt?.toISOString() ?? null,
  Orders: holding.map((order) => ({
    OrderID: order.orderId,
    SaleUnit: order.saleUnit,
    DeliveredAt: order.deliveredAt?.toISOString() ?? null,
    Debt: bahtFromSatang(order.debtSatang),
    Reserved: bahtFromSatang(order.reservedSatang),
  })),
});

export function presentEntries(rows: readonly Entry[], take: number): CallAnswer<'creditStatement'> {
  const shown = rows.slice(0, take);
  return {
    Data: shown.map((row) => ({
      Id: row.id,
      At: row.at.toISOString(),
      Kind: row.kind,
      OrderID: row.orderId,
      SaleUnit: row.saleUnit,
      Debt: bahtFromSatang(row.debtDelta),
      Reserved: bahtFromSatang(row.reservedDelta),
      Limit: bahtFromSatang(row.limitDelta),
      DebtAmount: bahtFromSatang(row.debtSatang),
      Available: bahtFromSatang(availableSatang(row)),
      Reference: row.reference,
    })),
    Next: rows.length > take ? (shown.at(-1)?.id ?? null) : null,
  };
}
