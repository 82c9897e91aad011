/** What the papers of an order say together: by line, and in parts that were paid before. */
import { partLine } from './paper-parts.ts';
import type { PaperLine } from './paper.ts';
import { rateOfLine } from './paper-sums.ts';

export type PaperPosition = {
  add: (lines: readonly PaperLine[], sign: 1 | -1) => void;
  /** Goods themselves are invoiced, not only parts of their price. */
  isClosed: () => boolean;
  /** Parts that no paper has deducted yet, a line for each rate. */
  parts: () => PaperLine[];
  /** They, to be taken off. */
  deductions: () => PaperLine[];
  /** What is invoiced beyond these lines, to be credited. */
  beyond: (lines: readonly PaperLine[]) => PaperLine[];
  /** What of these lines is not invoiced yet, less the parts. */
  missing: (lines: readonly PaperLine[]) => PaperLine[];
  /** Everything that is invoiced and not credited. */
  all: () => PaperLine[];
};

export function paperPosition(): PaperPosition {
  const goods = new Map<number, PaperLine>();
  const parts = new Map<number | null, PaperLine>();

  const isClosed = () => goods.size > 0;
  const openParts = () => [...parts.values()].filter(({ amountSatang }) => amountSatang !== 0);
  const missingOf = (line: PaperLine): PaperLine => {
    const had = line.lineNo === null ? undefined : goods.get(line.lineNo);
    return had ? less(line, had) : line;
  };
  const deductions = () => openParts().map(negative);

  return {
    add: (lines, sign) => {
      for (const line of lines) {
        const signed = sign === 1 ? line : negative(line);
        if (line.lineNo === null) {
          const key = rateOfLine(line);
          const had = parts.get(key);
          parts.set(key, had ? plus(had, signed) : signed);
        } else {
          const had = goods.get(line.lineNo);
          goods.set(line.lineNo, had ? plus(had, signed) : signed);
        }
      }
    },
    isClosed,
    parts: openParts,
    deductions,
    beyond: (lines) => {
      if (isClosed())
        return [...goods.values()]
          .map((had) => {
            const now = lines.find(({ lineNo }) => lineNo === had.lineNo);
            return now ? less(had, now) : had;
          })
          .filter(({ amountSatang }) => amountSatang > 0);
      return openParts().flatMap((part) => {
        const own = lines.filter((line) => rateOfLine(line) === rateOfLine(part));
        const amountSatang = part.amountSatang - own.reduce((sum, line) => sum + line.amountSatang, 0);
        const taxSatang = part.taxSatang - own.reduce((sum, line) => sum + line.taxSatang, 0);
        return amountSatang > 0 ? [partLine(part, { amountSatang, taxSatang })] : [];
      });
    },
    missing: (lines) => {
      if (!isClosed()) return [...lines, ...deductions()];
      return lines.map(missingOf).filter(({ amountSatang }) => amountSatang > 0);
    },
    all: () => [...goods.values(), ...openParts()].filter(({ amountSatang }) => amountSatang !== 0),
  };
}

const negative = (line: PaperLine): PaperLine => ({
  ...line,
  quantity: line.lineNo === null ? line.quantity : -line.quantity,
  discountSatang: -line.discountSatang,
  amountSatang: -line.amountSatang,
  taxSatang: -line.taxSatang,
});

const plus = (a: PaperLine, b: PaperLine): PaperLine => ({
  ...a,
  quantity: a.lineNo === null ? 1 : a.quantity + b.quantity,
  discountSatang: a.discountSatang + b.discountSatang,
  amountSatang: a.amountSatang + b.amountSatang,
  taxSatang: a.taxSatang + b.taxSatang,
});

const less = (a: PaperLine, b: PaperLine): PaperLine => plus(a, negative(b));
