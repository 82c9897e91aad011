/** Making a goods issue: goods that leave a center without being sold. */
import { randomBytes } from 'node:crypto';
import { newOrderId } from '#domain/orders/order.ts';
import { productName } from '#domain/text/product-name.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { productsFor } from '../catalogue/catalogue.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { changerOf, orderChangeOf, orderHappened } from '../orders/orders.public.ts';
import { findIssuable, insertIssue, type IssuableRow, type NewIssueLine } from './goods-issue.queries.ts';
import { staffMemberOf } from '../session/session.public.ts';
import { readDetail, subjectOf, type Detail } from './merchant-order.usecases.ts';

const SHOWN = 8;
/** Two numbers of a day are equal once in 33 million. */
const MAX_TRIES = 3;

/** Products of the active center that a text, a code or a barcode finds, with all their units. */
export async function issuableProducts(
  deps: Dependencies,
  context: CallContext,
  { search }: CallParsed<'issuableProducts'>['query'],
): Promise<CallAnswer<'issuableProducts'>> {
  if (search === '') return { Data: [] };
  const { visitor, language } = context;
  const found = await productsFor(deps, context, { SearchText: search, Take: SHOWN, Skip: 0 });
  const typed = search.trim().toUpperCase();
  const barcode = barcodeOf(typed);
  const rows = await deps.database.inTenant(
    visitor.tenantId,
    (tx) =>
      findIssuable(tx, {
        saleUnit: visitor.saleUnit,
        codes: [typed, ...found.map(({ P_Code }) => P_Code)],
        barcode,
      }),
    { readOnly: true },
  );
  const byCode = Map.groupBy(rows, ({ code }) => code);
  const scanned = new Map(rows.flatMap((row) => (row.barcode === barcode ? [[row.code, row.unitNo]] : [])));
  // A code that is typed or scanned finds its product first, also one that is not sold.
  const codes = [...new Set([typed, ...scanned.keys(), ...found.map(({ P_Code }) => P_Code)])];
  const isEnglish = language === 'en';
  return {
    Data: codes.flatMap((code) => {
      const units = byCode.get(code) ?? [];
      const [product] = units;
      if (!product) return [];
      return {
        P_Code: code,
        PRODUCTNAME: productName(language, product),
        PIC_FILENAME: product.picture,
        Units: units.map((row) => ({
          Unit: row.unitNo,
          Name: isEnglish ? row.unitEn : row.unitTh,
          Rate: row.rate,
        })),
        Available: product.isStockItem ? product.available : null,
        ScannedUnit: scanned.get(code) ?? null,
      };
    }),
  };
}

/** A barcode may be typed in groups, as it is printed. */
const barcodeOf = (typed: string): string =>
  /^[\d -]+$/.test(typed) ? typed.replaceAll(/[ -]/g, '') : typed;

/**
 * Makes a goods issue of the active center, which waits for approval; nothing leaves the stock yet. The same key makes it
 * once. Throws 409 CENTER_MISMATCH if the caller saw another center; 400 ISSUE_LINES_WRONG with `details.Codes` of
 * products or units that are not there; 422 IDEMPOTENCY_KEY_REUSED.
 */
export async function createGoodsIssue(
  deps: Dependencies,
  context: CallContext,
  { body, idempotencyKey: key }: CallParsed<'createGoodsIssue'> & { idempotencyKey: string },
): Promise<Detail> {
  const { visitor, language } = context;
  const { tenantId, saleUnit } = visitor;
  if (saleUnit !== body.SaleUnit)
    throw conflict('CENTER_MISMATCH', { details: { SaleUnit: saleUnit }, quiet: true });
  const changer = await changerOf(deps, context);
  const staff = await staffMemberOf(deps, visitor);
  const { at: now } = changer;
  const { Purpose: purpose, Remark: remark } = body;
  const claim = claimOf({ visitor, call: 'createGoodsIssue', key, input: body });
  const make = async (tx: TenantTransaction): Promise<Detail> => {
    const rows = await findIssuable(tx, { saleUnit, codes: body.Lines.map(({ P_Code }) => P_Code) });
    const lines = linesOf(rows, body.Lines);
    const orderId = await freshNumber(now, (number) =>
      insertIssue(tx, tenantId, { orderId: number, saleUnit, purpose, remark, lines, at: now }),
    );
    const change = orderChangeOf(changer, {
      orderId,
      saleUnit,
      orderType: 'I',
      customerCode: '',
      paymentKind: 'cash',
    });
    await orderHappened(deps, tx, { ...change, event: 'placed', from: null, to: 'Wait' });
    await writeAudit(deps, tx, {
      visitor,
      action: 'issue.create',
      subject: subjectOf(orderId),
      after: { Status: 'Wait', Purpose: purpose, ...(remark !== '' && { Reason: remark }) },
    });
    return readDetail(tx, { orderid: orderId, saleunit: saleUnit }, { language, now, staff });
  };
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, () => make(tx)),
  );
  return answer;
}

async function freshNumber(now: Date, write: (orderId: string) => Promise<boolean>): Promise<string> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const orderId = newOrderId(now, randomBytes(5));
    // oxlint-disable-next-line no-await-in-loop -- only after a clash
    if (await write(orderId)) return orderId;
  }
  throw conflict('TRY_AGAIN');
}

type Wanted = CallParsed<'createGoodsIssue'>['body']['Lines'];

function linesOf(rows: readonly IssuableRow[], wanted: Wanted): NewIssueLine[] {
  const known = new Map(rows.map((row) => [`${row.unitNo}:${row.code}`, row]));
  const missing = wanted.filter(({ P_Code, Unit }) => !known.has(`${Unit}:${P_Code}`));
  if (missing.length > 0)
    throw badRequest('ISSUE_LINES_WRONG', {
      fields: { Lines: 'ISSUE_LINES_WRONG' },
      details: { Codes: missing.map(({ P_Code }) => P_Code) },
    });
  return wanted.flatMap(({ P_Code, Unit, Quantity }) => {
    const row = known.get(`${Unit}:${P_Code}`);
    return row ? [{ ...row, quantity: Quantity }] : [];
  });
}
