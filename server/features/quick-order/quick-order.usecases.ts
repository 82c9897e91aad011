/** What lines of text mean that somebody pastes, uploads or scans (C-46). */
import { understandCode, understandName, type Understanding } from '#domain/quick-order/choose-product.ts';
import { readLines, type OrderLine } from '#domain/quick-order/order-line.ts';
import type { MatchedLine } from '#contract/quick-order.schemas.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { CallContext } from '../../http/visitor.ts';
import { candidatesFor, productsFor } from '../catalogue/catalogue.public.ts';

const SUGGESTIONS = 5;

type Match = { line: OrderLine; understood?: Understanding; suggestions: readonly string[] };

/**
 * Each line by the codes in it, else by its words. A line is sure where a code names the product, or where its words are all of
 * one product only; everything else is for the buyer to look at. Products are as the visitor sees them.
 */
export async function matchLines(
  deps: Dependencies,
  looking: CallContext,
  { Lines }: CallParsed<'matchQuickOrder'>['body'],
): Promise<CallAnswer<'matchQuickOrder'>> {
  const matches = await matchesOf(deps, looking, readLines(Lines));
  const codes = new Set(
    matches.flatMap(({ understood, suggestions }) => [
      ...(understood ? [understood.code] : []),
      ...suggestions,
    ]),
  );
  const Products =
    codes.size === 0
      ? []
      : await productsFor(deps, looking, { ProductIds: [...codes], Take: codes.size, Skip: 0 });
  return { Lines: matches.map(present), Products };
}

async function matchesOf(
  deps: Dependencies,
  { visitor }: CallContext,
  lines: readonly OrderLine[],
): Promise<Match[]> {
  const codes = [...new Set(lines.flatMap((line) => (line.isChatter ? [] : line.codes)))];
  const bearers = await candidatesFor(deps, visitor, { texts: codes, as: 'codes' });
  const byCode = new Map(codes.map((code, at) => [code, bearers.found[at]?.rows ?? []]));
  const known = lines.map((line) =>
    line.isChatter
      ? undefined
      : understandCode(
          line,
          line.codes.flatMap((code) => byCode.get(code) ?? []),
        ),
  );
  const isNamed = (line: OrderLine, at: number) => !known[at] && !line.isChatter && !isBarcode(line.name);
  const texts = lines.filter(isNamed).map(({ name }) => name);
  const { found, synonyms } = await candidatesFor(deps, visitor, { texts, as: 'words' });
  const byName = new Map(texts.map((text, at) => [text, found[at]]));
  return lines.map((line, at) => {
    const understood = known[at];
    if (understood) return { line, understood, suggestions: [] };
    const own = isNamed(line, at) ? byName.get(line.name) : undefined;
    const result = own && understandName(line, { ...own, candidates: own.rows }, synonyms);
    if (!result) return { line, suggestions: [] };
    const others = result.best.isSure ? [] : result.order.slice(1, SUGGESTIONS + 1);
    return { line, understood: result.best, suggestions: others };
  });
}

/** A number that no product bears names nothing else. */
const isBarcode = (name: string): boolean => /^\d{8,14}$/.test(name);

function present({ line, understood, suggestions }: Match): MatchedLine {
  const Text = line.text.trim();
  if (!understood)
    return {
      Text,
      State: line.isChatter ? 'remark' : 'unknown',
      P_Code: null,
      Unit: 1,
      Quantity: line.quantity,
      Suggestions: [...suggestions],
    };
  const { code, unit, quantity, isSure } = understood;
  return {
    Text,
    State: isSure ? 'sure' : 'unsure',
    P_Code: code,
    Unit: unit,
    Quantity: quantity,
    Suggestions: [...suggestions],
  };
}
