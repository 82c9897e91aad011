/**
 * What staff send as a promotion, read into a draft; both the shape of the specification and ours (N-26b to N-26f). The editor
 * reads what it would send by the same code, so it tells the flaws that the server would.
 */
import { satangFromBaht } from '../pricing/money.ts';
import type { PromotionKind } from '../pricing/promotion.ts';
import { startOfDay } from '../time/dates.ts';
import { readTypedDate } from '../time/typed-date.ts';
import type { DraftFlaw } from './draft-flaws.ts';
import type { DraftLine, PromotionDraft, PromotionPlan } from './promotion-draft.ts';
import {
  CALCULATIONS,
  CONDITIONS,
  keptOptNames,
  KINDS,
  type GivenLine,
  type GivenPromotion as Given,
  type PromotionFields,
} from './promotion-fields.ts';
import type { ConditionType, StepDiscount } from './promotion-terms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_PRIORITY = 100;
const ALL = /^all$/i;

type Reading = {
  /** As it is kept, where it is changed. */
  existing: PromotionPlan | undefined;
  /** The center that the staff work for. */
  saleUnit: string;
  now: Date;
};

/** The draft, and what was wrong already in reading it: days that are sent twice and are not the same. */
export function readDraft(
  body: PromotionFields,
  { existing, saleUnit, now }: Reading,
): { draft: PromotionDraft; flaws: DraftFlaw[] } {
  const { Promotion: given } = body;
  const lines = body.PromotionDetails ?? given.PromotionDetail ?? [];
  const condition = CONDITIONS[given.PromotionType ?? '1'];
  const kind = body.PromotionType
    ? KINDS[body.PromotionType]
    : (kindOfLines(lines) ?? existing?.kind ?? null);
  const start = readDay(given.DateBegin, given.DateBeginT, now);
  const end = readDay(given.DateEnd, given.DateEndT, now);
  const customers = listedIn(given.CustomerList, body.Customers);
  const draft: PromotionDraft = {
    ...oursOf(body, { existing, saleUnit }),
    nameTh: given.PromotionName ?? '',
    shortTh: given.Opt30 ?? '',
    remarkTh: given.PromotionRemark ?? '',
    kind,
    startsAt: start.day,
    endsAt: end.day && new Date(end.day.getTime() + DAY_MS),
    condition,
    calculation: CALCULATIONS[given.SalesNumber ?? '1'],
    lines: lines.map((line, at) =>
      lineFrom(line, { condition, before: isOurs(given) ? undefined : existing?.steps[at] }),
    ),
    total: totalOf(given, kind),
    givesBiggestUnits: given.FlagFreeCase === 'Y',
    saleProducts: body.ProductsSale ?? [],
    freeProducts: body.ProductsFree ?? [],
    weekdays: weekdaysOf(body),
    storeTypes: listedIn(given.Opt15, body.Stores),
    customerTypes: listedIn(given.CustomerTypeList, body.CustomerTypes),
    isForListed: customers !== null,
    customers: customers ?? [],
    customersLeftOut: body.CustomersNotIn ?? [],
    isForNew: given.FlagCusNew === 'Y',
    options: optionsOf(given),
  };
  const apart = (isApart: boolean, at: DraftFlaw['at']): DraftFlaw[] =>
    isApart ? [{ code: 'PROMOTION_DAYS_APART', at }] : [];
  return { draft, flaws: [...apart(start.isApart, 'startsAtAgain'), ...apart(end.isApart, 'endsAtAgain')] };
}

/**
 * The codes of a list, null for all. The field beside it says All, or has the codes itself, apart by commas, for clients that send
 * no list; where both have codes the list counts, which is what an editor changes.
 */
function listedIn(field: string | undefined, list: readonly string[] | undefined): readonly string[] | null {
  if (field === undefined) return list ?? null;
  if (ALL.test(field.trim())) return null;
  return list ?? [...new Set(field.split(',').map((one) => one.trim()))].filter((one) => one !== '');
}

/** A body without a version is the specification's, whose clients do not know what is ours beside its fields. */
const isOurs = ({ Version }: Given): boolean => Version !== undefined;

/** Ours: of a promotion that is changed by a client of the specification they stay as they are. */
function oursOf(
  { Promotion: given, Centers }: PromotionFields,
  { existing, saleUnit }: Pick<Reading, 'existing' | 'saleUnit'>,
) {
  const replaces = isOurs(given) || existing === undefined;
  const orKept = <T>(value: T | undefined, kept: T | undefined, none: T): T =>
    value ?? (replaces ? none : (kept ?? none));
  /** 0 is no limit, as it is everywhere in these fields. */
  const limit = (value: number | undefined, kept: number | null | undefined): number | null =>
    orKept<number | null>(value, kept, null) || null;
  const isOfAll = given.CenterList !== undefined && ALL.test(given.CenterList);
  const centers = Centers ?? (given.CenterList === undefined ? undefined : []);
  return {
    nameEn: orKept(given.PromotionNameEn, existing?.nameEn, ''),
    shortEn: orKept(given.ShortNameEn, existing?.shortEn, ''),
    remarkEn: orKept(given.PromotionRemarkEn, existing?.remarkEn, ''),
    priority: orKept(given.Priority, existing?.priority, DEFAULT_PRIORITY),
    exclusionGroup: orKept<string | null>(given.ExclusionGroup, existing?.exclusionGroup, null),
    trigger: orKept(given.Trigger, existing?.trigger, 'automatic'),
    code: orKept(given.Code, existing?.code, '').toUpperCase(),
    isCollectable: orKept(flag(given.FlagCollectable), existing?.isCollectable, false),
    perCustomer: limit(given.PerCustomer, existing?.perCustomer),
    inAll: limit(given.InAll, existing?.inAll),
    budgetSatang: limit(
      given.Budget === undefined ? undefined : satangFromBaht(given.Budget),
      existing?.budgetSatang,
    ),
    saleUnits: isOfAll ? null : (centers ?? (existing ? existing.saleUnits : [saleUnit])),
  };
}

const flag = (given: 'Y' | 'N' | undefined): boolean | undefined => given && given === 'Y';

/** What the lines say of the kind, for clients that send none. */
function kindOfLines(lines: readonly GivenLine[]): PromotionKind | undefined {
  if (lines.some(({ FreeNumber = 0 }) => FreeNumber > 0)) return 'FREE_ITEM';
  const code = lines.map(codeOf).find((one) => one !== null);
  if (code === undefined) return undefined;
  return code === 'P' ? 'DISCOUNT_PERCENT' : 'DISCOUNT_VALUE';
}

const CODES_BY_NAME: Readonly<Record<string, StepDiscount['code']>> = {
  p: 'P',
  percent: 'P',
  b: 'B',
  baht: 'B',
  u: 'U',
  unit: 'U',
};

/** Money for each unit of measure is also written as money with Opt6. */
function codeOf({ DiscTypeCode, DiscType = '', Opt6 }: GivenLine): StepDiscount['code'] | null {
  const code = DiscTypeCode ?? CODES_BY_NAME[DiscType.trim().toLowerCase()] ?? null;
  return code !== 'P' && Opt6 === '1' ? 'U' : code;
}

const hundredths = (amount: number): number => satangFromBaht(amount);

function lineFrom(
  line: GivenLine,
  { condition, before }: { condition: ConditionType; before: PromotionPlan['steps'][number] | undefined },
): DraftLine {
  /** Pieces as they are, worth in satang. */
  const amount = (value: number): number => (condition === 'quantity' ? value : satangFromBaht(value));
  const { BuyMin = 0, BuyMax = 0, OrderBuy = 0, FreeNumber = 0, DiscNumber = 0, AtMost } = line;
  return {
    from: BuyMin === 0 ? null : amount(BuyMin),
    to: BuyMax === 0 ? null : amount(BuyMax),
    timesPerOrder: OrderBuy,
    free: FreeNumber,
    discount: { code: codeOf(line), hundredths: hundredths(DiscNumber) },
    atMostSatang: (AtMost === undefined ? before?.atMostSatang : satangFromBaht(AtMost)) || null,
  };
}

function totalOf(
  { DiscTotValue = 0, DiscTotType }: Given,
  kind: PromotionKind | null,
): PromotionDraft['total'] {
  if (DiscTotValue === 0) return null;
  const isPercent = (DiscTotType ?? (kind === 'DISCOUNT_PERCENT' ? 'P' : 'B')) === 'P';
  const value = hundredths(DiscTotValue);
  return isPercent ? { code: 'P', basisPoints: value } : { code: 'B', satang: value };
}

/** Weekdays count where Opt31 has an N, or where it is not sent and some days are: all seven are sent where they do not. */
function weekdaysOf({ Promotion: { Opt31 }, Weekdays }: PromotionFields): readonly number[] | null {
  const isOn = Opt31 === undefined ? Weekdays !== undefined && Weekdays.length < 7 : /N/i.test(Opt31);
  return isOn ? (Weekdays ?? []) : null;
}

const optionsOf = (given: Given): Record<string, string> =>
  Object.fromEntries(
    keptOptNames.flatMap((name) => {
      const value = given[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** A day sent as DD/MM/YYYY, as YYYYMMDD, or as both, which are to be the same. */
function readDay(
  typed: string | undefined,
  twin: string | undefined,
  now: Date,
): { day: Date | null; isApart: boolean } {
  const first = typed === undefined ? undefined : startOfAnyDay(typed, now);
  const second = twin === undefined ? undefined : startOfAnyDay(twin, now);
  const isApart = typed !== undefined && twin !== undefined && first?.getTime() !== second?.getTime();
  return { day: (typed === undefined ? second : first) ?? null, isApart };
}

/** The start of a day written as YYYY-MM-DD, DD/MM/YYYY or YYYYMMDD; undefined for what is none. */
export function startOfAnyDay(text: string, now: Date): Date | undefined {
  if (/^\d{8}$/.test(text)) return startOfDay(text);
  const read = readTypedDate(text, now);
  return typeof read === 'object' ? startOfDay(read.day.replaceAll('-', '')) : undefined;
}
