/** Why a product costs what it costs for a customer at a center on a day (S-84c). */
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { priceWithTax, taxWithin, vatRateAt, type TaxType } from '#domain/pricing/tax.ts';
import { startOfDay, yyyymmdd } from '#domain/time/dates.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import { GUEST, type CallContext, type Visitor } from '../../http/visitor.ts';
import { explainedPrices, productsFor } from '../catalogue/catalogue.public.ts';
import { centerOfStaff, staffMemberOf } from '../session/session.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { findCosts, type Costs } from './product-costs.queries.ts';
import { costFields } from './product-costs.rules.ts';
import { findAdvances, findPricedUnits, isCustomerOfCenter } from './product-prices.queries.ts';

type Answer = CallAnswer<'explainPrice'>;
type Asked = CallParsed<'explainPrice'>['query'] & { code: string };

/**
 * All prices that were looked at, by the rules that orders go by, and what promotions make of them; what they leave after the cost for who may
 * see that. Throws 404 PRODUCT_NOT_FOUND,
 * CENTER_NOT_FOUND, and CUSTOMER_NOT_FOUND for one who does not order from the center.
 */
export async function explainPrice(
  deps: Dependencies,
  context: CallContext,
  { code, customerCode, saleUnit: asked, day }: Asked,
): Promise<Answer> {
  const { visitor, language } = context;
  const { tenantId } = visitor;
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  const at = momentOf(deps, day);
  const config = await webConfigOf(deps, tenantId);
  const buyer = customerCode ?? GUEST;
  const { rights } = await staffMemberOf(deps, visitor);
  const { explained, advances, costs, rates } = await deps.database.inTenant(
    tenantId,
    async (tx) => {
      if (customerCode !== undefined && !(await isCustomerOfCenter(tx, { customerCode, saleUnit })))
        throw notFound('CUSTOMER_NOT_FOUND');
      return {
        explained: await explainedPrices(tx, { customerCode: buyer, saleUnit, code, config, at }),
        advances: await findAdvances(tx, code),
        costs: rights.includes('costs') ? await findCosts(tx, code) : undefined,
        rates: new Map((await findPricedUnits(tx, code)).map(({ no, rate }) => [no, rate])),
      };
    },
    { readOnly: true },
  );
  if (!explained) throw notFound('PRODUCT_NOT_FOUND');
  const { PromotionPrice, Promotions } = await promotedFor(deps, context, { buyer, saleUnit, code, at });
  const today = isoOf(at);
  const advance = advances.find(({ firstDay, lastDay }) => firstDay <= today && today <= lastDay);
  const vatRate = vatRateAt(at);
  return {
    P_Code: code,
    Day: today,
    SaleUnit: saleUnit,
    CUSTOMERCODE: customerCode ?? '',
    PriceLevel: explained.priceLevel,
    IsOffered: explained.isOffered,
    Units: explained.units.map(({ unitNo, nameTh, nameEn, looked, price }) => {
      const counts =
        price && looked.find(({ source, level }) => source === price.source && level === price.level);
      const left = costs && costsOfUnit(costs, { rate: rates.get(unitNo) ?? 1, price, vatRate });
      return Object.assign(
        {
          Unit: unitNo,
          Name: language === 'th' ? nameTh : nameEn,
          Looked: looked.map((one) => ({
            Source: one.source,
            Level: one.level,
            Name: one.source === 'advance' ? (advance?.name ?? null) : null,
            Price: one.satang === null ? null : bahtFromSatang(one.satang),
            Type: one.type,
            Paid:
              one.satang === null || one.type === null
                ? null
                : bahtFromSatang(priceWithTax(one.satang, one.type, vatRate)),
            Counts: one === counts,
          })),
          Paid: price ? bahtFromSatang(price.paidSatang) : null,
          AfterPromotion: PromotionPrice[unitNo] ?? null,
        },
        left,
      );
    }),
    Promotions,
  };
}

type Sold = { rate: number; price: { type: TaxType; paidSatang: number } | undefined; vatRate: number };

/** Cost and floor of one unit, and what its price leaves without its tax. */
function costsOfUnit({ costSatang, floorSatang }: Costs, { rate, price, vatRate }: Sold) {
  const times = (satang: number | null) => (satang === null ? null : satang * rate);
  const cost = times(costSatang);
  const net = price && price.paidSatang - taxWithin(price.paidSatang, price.type, vatRate);
  const margin = net === undefined || cost === null ? null : net - cost;
  return {
    ...costFields({ costSatang: cost, floorSatang: times(floorSatang) }),
    // Below the cost it is negative.
    Margin: margin === null ? null : bahtFromSatang(margin),
  };
}

const isoOf = (at: Date): string => yyyymmdd(at).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');

/** This time of the day, on that day. */
function momentOf({ clock }: Pick<Dependencies, 'clock'>, day: string | undefined): Date {
  const now = clock();
  const [start, today] = [startOfDay((day ?? '').replaceAll('-', '')), startOfDay(yyyymmdd(now))];
  return start && today ? new Date(start.getTime() + now.getTime() - today.getTime()) : now;
}

type Seen = { buyer: string; saleUnit: string; code: string; at: Date };

/** What the buyer is shown of promotions on that day. */
async function promotedFor(
  deps: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
  { buyer, saleUnit, code, at }: Seen,
) {
  const visitor: Visitor = {
    tenantId,
    kind: buyer === GUEST ? 'guest' : 'customer',
    customerCode: buyer,
    userId: '',
    role: '',
    saleUnit,
    sessionId: '',
  };
  const onDay = { ...deps, clock: () => at };
  const isOver = yyyymmdd(at) < yyyymmdd(deps.clock());
  const [product] = isOver
    ? []
    : await productsFor(onDay, { visitor, language }, { Take: 1, Skip: 0, ProductIds: [code] });
  return {
    PromotionPrice: {
      1: product?.PromotionPrice1,
      2: product?.PromotionPrice2,
      3: product?.PromotionPrice3,
    },
    Promotions: (product?.promotionproduct ?? []).map(({ PromotionId, PromotionName }) => ({
      PromotionId,
      PromotionName,
    })),
  };
}
