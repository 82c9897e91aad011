import { quantityOf, unitHint, type UnitNumber, type UnitQuantities } from '#domain/pricing/units.ts';
import type { OfferedUnit } from './offered-units.ts';

/** "6 more make a case and save ฿38", ready to be done with one tap. */
export type UnitExchange = {
  from: UnitNumber;
  into: UnitNumber;
  fromName: string;
  intoName: string;
  /** How many of `from` are bought more; 0 where they only change into the bigger unit. */
  more: number;
  /** How many of `into` they become. */
  count: number;
  /** How many of `from` stay as they are. */
  rest: number;
  savingSatang: number;
  /** The line's quantities afterwards. */
  quantities: UnitQuantities;
};

/** The hint of the rules as an exchange; undefined also where the stock (`room` in pieces) has no room for it. */
export function unitExchange(
  line: UnitQuantities,
  { units, room }: { units: readonly OfferedUnit[]; room: number },
): UnitExchange | undefined {
  const hint = unitHint(line, units, room);
  const small = units.find(({ unit }) => unit === hint?.from);
  const big = units.find(({ unit }) => unit === hint?.into);
  if (!hint || !small || !big) return undefined;
  const inBig = big.rate / small.rate;
  const all = quantityOf(line, small.unit) + hint.more;
  const count = Math.floor(all / inBig);
  const rest = all - count * inBig;
  const { qty1, qty2, qty3 } = line;
  return {
    from: hint.from,
    into: hint.into,
    fromName: small.name,
    intoName: big.name,
    more: hint.more,
    count,
    rest,
    savingSatang: hint.savingSatang * count,
    quantities: {
      qty1,
      qty2,
      qty3,
      [`qty${small.unit}`]: rest,
      [`qty${big.unit}`]: quantityOf(line, big.unit) + count,
    },
  };
}
