import { closablePages } from '#domain/access/merchant-pages.ts';
import {
  auditActions,
  auditFields,
  auditKey,
  auditSubjects,
  customerAuditFields,
  customerInWords,
} from '#domain/access/audit.ts';
import { staffRights } from '#domain/access/rights.ts';
import { notificationKindNames } from '#domain/notifications/kinds.ts';
import { formatDate, startOfDay } from '#domain/time/dates.ts';
import { issuePurposes } from '#domain/orders/goods-issue.ts';
import { adjustReasons } from '#domain/orders/stock-movements.ts';
import { shortReasons } from '#domain/orders/packing.ts';
import { orderStates } from '#domain/orders/order.ts';
import { promotionTriggers } from '#domain/promotion/promotion-terms.ts';
import { paymentStatuses, refundMethods } from '#domain/orders/payment.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { PriceCell } from '#domain/pricing/price-cells.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { useOrderWords, useStepWords } from '../merchant-orders/use-order-words.ts';
import type { LogRow } from './audit.queries.ts';

/** What is not an order is in one of these states. */
const STANDINGS = ['active', 'disabled', 'waiting', 'approved', 'refused'] as const;
const KINDS = ['DiscountValue', 'DiscountPercent', 'FreeItem', 'HotDeal'] as const;
const TAXES = [0, 1, 2] as const;
const CONDITIONS: Record<string, 'pieces' | 'value' | 'order'> = { 1: 'pieces', 2: 'value', 3: 'order' };
const CALCULATIONS: Record<string, 'once' | 'each'> = { 1: 'once', 2: 'each' };

/** What the log holds in words; what it has no word for is shown as it is. */
export function useAuditWords() {
  const t = useTranslations('audit');
  const { locale } = usePage();
  const orders = useOrderWords();
  const kinds = useTranslations('notificationSettings.kinds');
  const kindOf = (name: unknown): string => {
    const known = notificationKindNames.find((one) => one === name);
    return known ? kinds(`${known}.name`) : plain(name);
  };
  const purposes = useTranslations('merchantOrders.issue.purposes');
  const methods = useTranslations('merchantMoney.refund.methods');
  const states = useStepWords('transport');

  const pages = useTranslations('merchant.pages');
  const page = (name: unknown): string => {
    const known = closablePages.find((one) => one === name);
    return known && known !== 'searchWords' ? pages(known) : plain(name);
  };

  const right = (name: unknown): string => {
    const known = staffRights.find((one) => one === name);
    return known ? t(`rights.${known}`) : plain(name);
  };

  const plain = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(plain).join(', ');
    if (typeof value === 'object' && value !== null) return Object.values(value).map(plain).join(', ');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
  };
  const refusal = (code: unknown): string =>
    code === 'WRONG_PASSWORD' ||
    code === 'NOT_ALLOWED' ||
    code === 'PAGE_DISABLED' ||
    code === 'RIGHT_MISSING' ||
    code === 'TOO_MANY_CUSTOMERS'
      ? t(`refused.${code}`)
      : plain(code);
  const because = useTranslations('merchantOrders.pack.because');
  const shortBecause = (value: unknown): string => {
    const known = shortReasons.find((one) => one === value);
    return known ? ` (${because(known)})` : '';
  };
  const packed = (lines: unknown): string =>
    Array.isArray(lines)
      ? lines
          .map(
            (one: { lineNo: number; quantity: number; because?: unknown }) =>
              t('packedLine', { line: String(one.lineNo), quantity: String(one.quantity) }) +
              shortBecause(one.because),
          )
          .join(', ')
      : plain(lines);

  const promotions = useTranslations('audit.promotions');
  /** Of a promotion, as its editor calls it. */
  const ofPromotion = (field: string, value: unknown): string | undefined => {
    const known = <Name extends string>(all: readonly Name[]) => all.find((one) => one === value);
    const kind = field === 'kind' ? known(KINDS) : undefined;
    if (kind) return promotions(`kinds.${kind}`);
    const condition = field === 'condition' ? CONDITIONS[String(value)] : undefined;
    if (condition) return promotions(`conditions.${condition}`);
    const calculation = field === 'calculation' ? CALCULATIONS[String(value)] : undefined;
    if (calculation) return promotions(`calculations.${calculation}`);
    const trigger = field === 'trigger' ? known(promotionTriggers) : undefined;
    return trigger && promotions(`triggers.${trigger}`);
  };

  return {
    action: (action: string): string => {
      const known = auditActions.find((one) => one === action);
      return known ? t(`actions.${auditKey(known)}`) : action;
    },
    field: (field: string): string => {
      const known = auditFields.find((one) => one === field);
      return known ? t(`fields.${known}`) : field;
    },
    /** A price that is another: which, what it was and what it is, with the tax type where that is not the same. */
    price: ({ before, after }: { before: PriceCell | null; after: PriceCell | null }) => {
      const cell = after ?? before;
      const isTaxed = before?.type !== after?.type;
      const amount = (one: PriceCell | null): string => {
        if (!one) return '–';
        const baht = formatBaht(bahtFromSatang(one.satang));
        return isTaxed ? `${baht} (${t(`taxes.${TAXES.find((tax) => tax === one.type) ?? 1}`)})` : baht;
      };
      const which = t('priceCell', { unit: String(cell?.unit ?? ''), level: String(cell?.level ?? '') });
      return { which, was: amount(before), is: amount(after) };
    },
    /** By its name, where it has one. */
    subject: (subject: string, name?: string): string => {
      const [kind = '', code = ''] = subject.split('/');
      const key = kind === 'page' ? page(code) : (name ?? code);
      const known = auditSubjects.find((one) => one === kind);
      return known ? t(`subjects.${known}`, { key }) : subject;
    },
    /** `names`: of customers, by code. */
    value: (field: string, value: unknown, names?: LogRow['CustomerNames']): string => {
      if (value === undefined) return '–';
      const state = field === 'Status' ? orderStates.find((one) => one === value) : undefined;
      if (state) return states.status(state);
      const payment = field === 'PaymentStatus' ? paymentStatuses.find((one) => one === value) : undefined;
      if (payment)
        return orders.paymentState({ OrderType: '3', PaymentStatus: payment, AmountDue: 1 }) ?? payment;
      const standing = field === 'Status' ? STANDINGS.find((one) => one === value) : undefined;
      if (standing) return t(`standings.${standing}`);
      const promotion = ofPromotion(field, value);
      if (promotion !== undefined) return promotion;
      if (field === 'Refused') return refusal(value);
      if (field === 'Packed' || field === 'Restocked') return packed(value);
      if ((field === 'firstDay' || field === 'lastDay') && typeof value === 'string') {
        const day = startOfDay(value.replaceAll('-', ''));
        return day ? formatDate(day, locale) : value;
      }
      if (field === 'ClosedPages' && Array.isArray(value)) return value.map(page).join(', ') || '–';
      if (field.startsWith('SentBy') && Array.isArray(value)) return value.map(kindOf).join(', ') || '–';
      if (field === 'Rights' && Array.isArray(value)) return value.map(right).join(', ') || '–';
      const method = field === 'RefundMethod' ? refundMethods.find((one) => one === value) : undefined;
      if (method) return methods(method);
      const purpose = field === 'Purpose' ? issuePurposes.find((one) => one === value) : undefined;
      if (purpose) return purposes(purpose);
      const why = field === 'AdjustReason' ? adjustReasons.find((one) => one === value) : undefined;
      if (why) return t(`adjustReasons.${why}`);
      if (field === 'Until' && typeof value === 'string')
        return formatDate(new Date(value), locale, 'dayTime');
      if (customerAuditFields.includes(field) && Array.isArray(value))
        return value.map((code) => customerInWords(String(code), names)).join(', ') || '–';
      if (/satang$/i.test(field) && typeof value === 'number') return formatBaht(value / 100);
      return plain(value);
    },
  };
}
