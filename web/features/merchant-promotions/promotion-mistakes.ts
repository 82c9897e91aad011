/**
 * What is wrong with a promotion as it is typed, by the field of its form: the rules of the shop (V-10 to V-12), which are the
 * same on both sides, and numbers that are none, which only the form can see.
 */
import { draftFlaws, type PromotionFlawCode } from '#domain/promotion/draft-flaws.ts';
import type { PromotionDraft } from '#domain/promotion/promotion-draft.ts';
import { pathOf } from '#domain/promotion/promotion-fields.ts';
import { planOf } from '#domain/promotion/promotion-plan.ts';
import { readDraft } from '#domain/promotion/read-draft.ts';
import { unsoundFlaws } from '#domain/promotion/unsound-flaws.ts';
import { bodyOf, pathOfField } from './promotion-body.ts';
import { readAmount, readLine, readWhole } from './promotion-numbers.ts';
import type { PromotionValues } from './promotion-values.ts';

/** The words of a mistake, by their key. */
type PromotionMistake = PromotionFlawCode | 'numberWrong' | 'amountWrong';
type PromotionMistakes = { [path: string]: PromotionMistake };

const DAY_MS = 24 * 60 * 60 * 1000;

/** One that is enabled is also to be sound: with one more piece nobody gets less. */
export function promotionMistakes(values: PromotionValues): PromotionMistakes {
  const wrong = typedWrong(values);
  for (const { code, at } of draftFlaws(draftOf(values))) wrong[pathOfField(pathOf(at))] ??= code;
  return values.IsEnabled ? { ...unsoundLines(values), ...wrong } : wrong;
}

/** For what a promotion may be kept and not be enabled, as the engine sees it; the rest of its lines is told as a mistake. */
export function unsoundLines(values: PromotionValues): PromotionMistakes {
  // Words, days and audience do not matter to the engine.
  const planned = planOf({
    ...draftOf(values),
    nameTh: '–',
    shortTh: '–',
    remarkTh: '–',
    startsAt: new Date(0),
    endsAt: new Date(DAY_MS),
    trigger: 'automatic',
    weekdays: null,
    saleUnits: null,
    customerTypes: null,
    storeTypes: null,
    isForListed: false,
    customersLeftOut: [],
  });
  if ('flaws' in planned) return {};
  const wrong: PromotionMistakes = {};
  for (const { code, at } of unsoundFlaws(planned.plan)) wrong[pathOfField(pathOf(at))] ??= code;
  return wrong;
}

/** Of the lines, products and sums alone: whether a cart can be tried. */
export function canBeTried(values: PromotionValues): boolean {
  const inTheWay = /^(?:Kind|PromotionDetails|DiscTotValue|ProductsSale|ProductsFree)\b/;
  return (
    values.Kind !== 'HotDeal' && !Object.keys(promotionMistakes(values)).some((path) => inTheWay.test(path))
  );
}

function typedWrong(values: PromotionValues): PromotionMistakes {
  const wrong: PromotionMistakes = {};
  const look = (path: string, read: number | null | undefined, words: PromotionMistake): void => {
    if (read === undefined) wrong[path] = words;
  };
  look('Priority', readWhole(values.Priority, 9_999), 'numberWrong');
  look('PerCustomer', readWhole(values.PerCustomer, 1_000_000), 'numberWrong');
  look('InAll', readWhole(values.InAll), 'numberWrong');
  look('Budget', readAmount(values.Budget), 'amountWrong');
  if (values.Kind === 'HotDeal') return wrong;
  look('DiscTotValue', readAmount(values.DiscTotValue), 'amountWrong');
  const bought = values.Condition === '1' ? 'numberWrong' : 'amountWrong';
  for (const [place, line] of values.PromotionDetails.entries()) {
    const read = readLine(line, values);
    const at = `PromotionDetails.${place}`;
    look(`${at}.BuyMin`, read.from, bought);
    look(`${at}.BuyMax`, read.to, bought);
    look(`${at}.OrderBuy`, read.times, 'numberWrong');
    look(`${at}.FreeNumber`, read.free, 'numberWrong');
    look(`${at}.DiscNumber`, read.discount, 'amountWrong');
    look(`${at}.AtMost`, read.atMost, 'amountWrong');
  }
  return wrong;
}

/** What would be sent, as the shop reads it; numbers that are none count as not typed, which is told before. */
function draftOf(values: PromotionValues): PromotionDraft {
  const { draft } = readDraft(bodyOf(values), { existing: undefined, saleUnit: '', now: new Date() });
  // Those of other centers stay, and are customers enough.
  if (values.CustomersOfOthers === 0) return draft;
  return { ...draft, customers: [...draft.customers, '–'] };
}
