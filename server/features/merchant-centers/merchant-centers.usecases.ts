/** The distribution centers of a shop, looked after by its super admin (B-05f). */
import { isReservedCode } from '#domain/access/reserved-codes.ts';
import { inOrder, spanMistakes } from '#domain/shop/opening-hours.ts';
import { normaliseThaiPhone } from '#domain/text/thai-phone.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import { tags } from '../../cache/tags.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { checkedAreas } from '../address/address.public.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { logged, presentCenter, presentListed } from './merchant-centers.present.ts';
import {
  countOpen,
  findCenter,
  findCenters,
  insertCenter,
  lockActiveCenters,
  lockCenter,
  setActive,
  updateCenter,
  type CenterFields,
  type CenterOrigin,
} from './merchant-centers.queries.ts';

type Center = CallAnswer<'merchantCenter'>;
type Given = Omit<CallParsed<'saveCenter'>['body'], 'Version'>;

const unknown = () => notFound('CENTER_NOT_FOUND');

/** A page of centers in the shop's order, with the key that the next one begins after. */
export async function listCenters(
  deps: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
  { text, province, active, after, take }: CallParsed<'merchantCenters'>['query'],
): Promise<CallAnswer<'merchantCenters'>> {
  const filters = {
    text: text || undefined,
    province,
    isActive: active === undefined ? undefined : active === 'Y',
    after,
    take: take + 1,
  };
  const rows = await deps.database.inTenant(tenantId, (tx) => findCenters(tx, filters), { readOnly: true });
  const shown = rows.slice(0, take);
  return {
    Data: shown.map((row) => presentListed(row, language)),
    Next: rows.length > take ? (shown.at(-1)?.saleUnit ?? null) : null,
  };
}

/** Throws 404 CENTER_NOT_FOUND. */
export async function readCenter(
  deps: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
  saleUnit: string,
): Promise<Center> {
  const row = await deps.database.inTenant(tenantId, (tx) => findCenter(tx, saleUnit), { readOnly: true });
  if (!row) throw unknown();
  return presentCenter(row, language);
}

/** Throws 400 AREA_NOT_FOUND, INVALID_PHONE, HOURS_WRONG, LINE_INCOMPLETE, CODE_RESERVED; 409 CENTER_CODE_TAKEN. */
export async function addCenter(
  deps: Dependencies,
  context: CallContext,
  { SaleUnit: saleUnit, Active, ...given }: CallParsed<'addCenter'>['body'],
): Promise<Center> {
  const { visitor } = context;
  const { tenantId } = visitor;
  await deps.database.inTenant(tenantId, (tx) =>
    makeCenter(deps, tx, { visitor, saleUnit, isActive: Active === 'Y', given }),
  );
  deps.events.publish({ tags: [tags.config(tenantId)] });
  return readCenter(deps, context, saleUnit);
}

type Making = { visitor: Visitor; saleUnit: string; isActive: boolean; given: Given; origin?: CenterOrigin };

/** In a transaction of the caller's, who drops the cached settings after it. Throws what `addCenter` throws. */
export async function makeCenter(
  deps: Pick<Dependencies, 'clock'>,
  tx: TenantTransaction,
  { visitor, saleUnit, isActive, given, origin }: Making,
): Promise<void> {
  if (isReservedCode('center', saleUnit))
    throw badRequest('CODE_RESERVED', {
      values: { code: saleUnit },
      fields: { SaleUnit: 'CODE_RESERVED' },
    });
  const fields = await checked(tx, given);
  if (!(await insertCenter(tx, { tenantId: visitor.tenantId, saleUnit, isActive, origin }, fields)))
    throw conflict('CENTER_CODE_TAKEN', { fields: { SaleUnit: 'CENTER_CODE_TAKEN' } });
  await writeAudit(deps, tx, {
    visitor,
    action: 'center.add',
    subject: `center/${saleUnit}`,
    after: { ...logged(fields), Status: statusOf(isActive) },
  });
}

/**
 * Changes a center; pages that show it are drawn again. Throws what `addCenter` throws but the code's; 404 CENTER_NOT_FOUND;
 * 409 CENTER_CHANGED where somebody has changed it since the caller read it.
 */
export async function saveCenter(
  deps: Dependencies,
  context: CallContext,
  { saleUnit, Version, ...given }: CallParsed<'saveCenter'>['body'] & { saleUnit: string },
): Promise<Center> {
  const { visitor } = context;
  const { tenantId } = visitor;
  await deps.database.inTenant(tenantId, async (tx) => {
    const before = await lockCenter(tx, saleUnit);
    if (!before) throw unknown();
    if (before.version !== Version) throw conflict('CENTER_CHANGED');
    const fields = await checked(tx, given);
    await updateCenter(tx, saleUnit, fields);
    await writeAudit(deps, tx, {
      visitor,
      action: 'center.change',
      subject: `center/${saleUnit}`,
      before: logged(before),
      after: logged(fields),
    });
  });
  deps.events.publish({ tags: [tags.config(tenantId)] });
  return readCenter(deps, context, saleUnit);
}

/**
 * Opens a center for buyers or closes it. Its carts and people stay, and are there again once it is opened. Throws 404
 * CENTER_NOT_FOUND; 409 LAST_CENTER, and CENTER_HAS_ORDERS, CENTER_HAS_MONEY while orders of it are open, cash is not handed in
 * or refunds are owed: nobody could finish them.
 */
export async function setCenterActive(
  deps: Dependencies,
  context: CallContext,
  { saleUnit, isActive }: { saleUnit: string; isActive: boolean },
): Promise<Center> {
  const { visitor } = context;
  const { tenantId } = visitor;
  await deps.database.inTenant(tenantId, async (tx) => {
    const active = await lockActiveCenters(tx, saleUnit);
    const before = await lockCenter(tx, saleUnit);
    if (!before) throw unknown();
    if (before.isActive === isActive) return;
    if (!isActive) {
      if (active.every((one) => one === saleUnit)) throw conflict('LAST_CENTER');
      const { openOrders, openMoney } = await countOpen(tx, saleUnit);
      if (openOrders > 0) throw conflict('CENTER_HAS_ORDERS', { values: { count: openOrders } });
      if (openMoney > 0) throw conflict('CENTER_HAS_MONEY', { values: { count: openMoney } });
    }
    await setActive(tx, saleUnit, isActive);
    await writeAudit(deps, tx, {
      visitor,
      action: 'center.status',
      subject: `center/${saleUnit}`,
      before: { Status: statusOf(before.isActive) },
      after: { Status: statusOf(isActive) },
    });
  });
  deps.events.publish({ tags: [tags.config(tenantId)] });
  return readCenter(deps, context, saleUnit);
}

/** As the log has words for. */
const statusOf = (isActive: boolean): string => (isActive ? 'active' : 'disabled');

async function checked(tx: TenantTransaction, given: Given): Promise<CenterFields> {
  const phone = given.Phone === '' ? '' : normaliseThaiPhone(given.Phone);
  if (phone === undefined) throw badRequest('INVALID_PHONE', { fields: { Phone: 'INVALID_PHONE' } });
  const hours = given.Hours.map(({ Day, From, Until }) => ({ day: Day, from: From, until: Until }));
  const [mistake] = spanMistakes(hours);
  if (mistake) throw badRequest('HOURS_WRONG', { fields: { [`Hours.${mistake.at}.Until`]: 'HOURS_WRONG' } });
  if ((given.LineUrl === '') !== (given.LineName === '')) {
    const missing = given.LineUrl === '' ? 'LineUrl' : 'LineName';
    throw badRequest('LINE_INCOMPLETE', { fields: { [missing]: 'LINE_INCOMPLETE' } });
  }
  const areas = await checkedAreas(tx, given);
  return {
    nameTh: given.DIST_NAME,
    nameEn: given.DIST_NAME_EN,
    shortName: given.DIST_SHORTNAME,
    line: given.Address,
    lineEn: given.AddressEn,
    fullAddress: `${given.Address} ${areas.th}`,
    fullAddressEn: given.AddressEn === '' ? null : `${given.AddressEn}, ${areas.en}`,
    provinceCode: given.Province,
    districtCode: given.Ampher,
    subdistrictCode: given.Town,
    lat: given.LatDecimal,
    lon: given.LonDecimal,
    phone,
    lineChannel: given.LineUrl === '' ? null : { channel_name: given.LineName, url_line_oa: given.LineUrl },
    hours: inOrder(hours),
    closedDays: given.ClosedDays.map(({ Date: date, Name: name }) => ({ date, name })).toSorted((a, b) =>
      a.date.localeCompare(b.date),
    ),
  };
}
