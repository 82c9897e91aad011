/** A copy of everything that the shop has of a person, for a program or to read (L-28). */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notAllowed, tooMany } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { ownDataPage, type OwnData } from './own-data.page.rules.ts';
import { partNames, parts, type PartName } from './own-data.parts.rules.ts';
import { countExports, findPart, insertExport, lockPerson, type DataRow } from './own-data.queries.ts';

const EXPORTS_PER_DAY = 5;
const DAY_MS = 24 * 3_600_000;
/** Of one table: what is older has to be asked for, and the copy says so. */
const MOST_ROWS = 20_000;

/** Throws 403 NOT_ALLOWED for an account that is no longer there, 429 TOO_MANY_EXPORTS. */
export async function exportOwnData(
  deps: Pick<Dependencies, 'database' | 'clock' | 'tenants'>,
  { visitor: { tenantId, customerCode }, language }: CallContext,
  format: CallParsed<'exportOwnData'>['query']['format'],
): Promise<CallAnswer<'exportOwnData'>> {
  const at = deps.clock();
  const tenant = deps.tenants.get(tenantId);
  const shop = (language === 'en' ? tenant?.nameEn : tenant?.nameTh) ?? tenantId;
  const data = await deps.database.inTenant(tenantId, async (tx): Promise<OwnData> => {
    const person = await lockPerson(tx, customerCode);
    if (!person) throw notAllowed('NOT_ALLOWED');
    const { profileCode } = person;
    if ((await countExports(tx, profileCode, new Date(at.getTime() - DAY_MS))) >= EXPORTS_PER_DAY)
      throw tooMany('TOO_MANY_EXPORTS', { values: { most: EXPORTS_PER_DAY } });
    await insertExport(tx, { tenantId, profileCode, format, at });
    const found: [PartName, DataRow[]][] = [];
    for (const name of partNames)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      found.push([name, await findPart(tx, parts[name], { person, most: MOST_ROWS + 1 })]);
    return {
      shop,
      at,
      parts: Object.fromEntries(found.map(([name, rows]) => [name, rows.slice(0, MOST_ROWS)])) as Record<
        PartName,
        DataRow[]
      >,
      incomplete: found.filter(([, rows]) => rows.length > MOST_ROWS).map(([name]) => name),
    };
  });
  const FileName = `${tenantId}-${customerCode}-${at.toISOString().slice(0, 10)}.${format}`;
  const text = format === 'html' ? ownDataPage(data, language) : JSON.stringify(data, null, 1);
  return {
    FileName,
    ContentType: format === 'html' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    Bytes: Buffer.from(text),
  };
}
