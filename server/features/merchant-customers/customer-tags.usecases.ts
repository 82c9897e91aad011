/** What staff call groups of customers, and whom they call so. */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notAllowed, notFound } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { centerOfStaff } from '../session/session.public.ts';
import {
  countTags,
  findTag,
  findTagPage,
  findTiers,
  insertTag,
  lockTag,
  lockTagsOf,
  updateTag,
  writeTagsOf,
  type TagFields,
  type TagRow,
} from './customer-tags.queries.ts';
import { presentNamed } from './desk-customers.present.ts';
import { customerOf } from './merchant-customers.usecases.ts';

type Tag = CallAnswer<'customerTag'>;
/** Of a shop, and of one customer: more tell nobody anything. */
const MOST_TAGS = 500;
const MOST_OF_ONE = 20;

const present = (row: TagRow, language: Language): Tag => ({
  Tag: row.code,
  NameTh: row.nameTh,
  NameEn: row.nameEn,
  Active: row.isActive ? 'Y' : 'N',
  Tier: (language === 'en' ? row.tierEn : row.tierTh) ?? '',
  Version: row.version,
});

export async function listTags(
  deps: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
  { text, active, after, take }: CallParsed<'customerTags'>['query'],
): Promise<CallAnswer<'customerTags'>> {
  const isActive = active === undefined ? undefined : active === 'Y';
  return deps.database.inTenant(
    tenantId,
    async (tx) => {
      const rows = await findTagPage(tx, { text: text || undefined, isActive, after, take: take + 1 });
      const tiers = await findTiers(tx);
      const shown = rows.slice(0, take);
      return {
        Data: shown.map((row) => present(row, language)),
        Next: rows.length > take ? (shown.at(-1)?.code ?? null) : null,
        Tiers: tiers.filter(({ isTag }) => !isTag).map((tier) => presentNamed(tier, language)),
        HasTiers: tiers.length > 0,
      };
    },
    { readOnly: true },
  );
}

/** Throws 404 TAG_NOT_FOUND. */
export async function readTag(
  deps: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
  code: string,
): Promise<Tag> {
  const row = await deps.database.inTenant(tenantId, (tx) => findTag(tx, code), { readOnly: true });
  if (!row) throw notFound('TAG_NOT_FOUND');
  return present(row, language);
}

type Given = Omit<CallParsed<'saveCustomerTag'>['body'], 'Version'>;
const fieldsOf = ({ NameTh, NameEn, Active }: Given): TagFields => ({
  nameTh: NameTh,
  nameEn: NameEn,
  isActive: Active === 'Y',
});
const logged = ({ nameTh, nameEn, isActive }: TagFields) => ({
  name: nameTh,
  nameEn,
  Status: isActive ? 'active' : 'disabled',
});

/** Throws 409 TAG_TAKEN, TOO_MANY_TAGS; 400 TAG_NOT_TIER where the shop has tiers and this is none of them. */
export async function addTag(
  deps: Dependencies,
  context: CallContext,
  { Tag: code, ...given }: CallParsed<'addCustomerTag'>['body'],
): Promise<Tag> {
  const { visitor } = context;
  const { tenantId } = visitor;
  const fields = fieldsOf(given);
  await deps.database.inTenant(tenantId, async (tx) => {
    const tiers = await findTiers(tx);
    if (tiers.length > 0 && !tiers.some((tier) => tier.code === code))
      throw badRequest('TAG_NOT_TIER', { fields: { Tag: 'TAG_NOT_TIER' } });
    if ((await countTags(tx)) >= MOST_TAGS) throw conflict('TOO_MANY_TAGS', { values: { most: MOST_TAGS } });
    if (!(await insertTag(tx, { tenantId, code, at: deps.clock() }, fields)))
      throw conflict('TAG_TAKEN', { fields: { Tag: 'TAG_TAKEN' } });
    await writeAudit(deps, tx, { visitor, action: 'tag.add', subject: `tag/${code}`, after: logged(fields) });
  });
  return readTag(deps, context, code);
}

/** Throws 404 TAG_NOT_FOUND; 409 TAG_CHANGED where somebody has changed it since the caller read it. */
export async function saveTag(
  deps: Dependencies,
  context: CallContext,
  { tag: code, Version, ...given }: CallParsed<'saveCustomerTag'>['body'] & { tag: string },
): Promise<Tag> {
  const { visitor } = context;
  const fields = fieldsOf(given);
  await deps.database.inTenant(visitor.tenantId, async (tx) => {
    const before = await lockTag(tx, code);
    if (!before) throw notFound('TAG_NOT_FOUND');
    if (before.version !== Version) throw conflict('TAG_CHANGED');
    await updateTag(tx, code, fields);
    await writeAudit(deps, tx, {
      visitor,
      action: 'tag.change',
      subject: `tag/${code}`,
      before: logged(before),
      after: logged(fields),
    });
  });
  return readTag(deps, context, code);
}

type Tagging = CallParsed<'tagCustomer'>['params'] & CallParsed<'tagCustomer'>['body'];

/**
 * One tag at a time, so that two people at once both are heard. Throws 403 PAGE_DISABLED without the page of customers; 404
 * CENTER_NOT_FOUND, CUSTOMER_NOT_FOUND, TAG_NOT_FOUND; 409 TAG_NOT_ACTIVE, TOO_MANY_TAGS.
 */
export async function tagCustomer(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { code, saleUnit: asked, Tag: tag, Has }: Tagging,
): Promise<CallAnswer<'tagCustomer'>> {
  if (!(await deps.hasMerchantPage(visitor, 'customers'))) throw notAllowed('PAGE_DISABLED');
  const { saleUnit } = await centerOfStaff(deps, { visitor, saleUnit: asked });
  return deps.database.inTenant(visitor.tenantId, async (tx) => {
    const of = { code, saleUnits: [saleUnit] };
    await customerOf(tx, of);
    const before = await lockTagsOf(tx, code);
    if (before.includes(tag) !== Has) {
      if (Has) await assertGiven(tx, { tag, before });
      const codes = Has ? [...before, tag] : before.filter((one) => one !== tag);
      await writeTagsOf(tx, { customerCode: code, codes });
      await writeAudit(deps, tx, {
        visitor,
        action: 'customer.tag',
        subject: `customer/${code}`,
        before: { Tag: tag, HasTag: !Has },
        after: { Tag: tag, HasTag: Has },
      });
    }
    const { tags } = await customerOf(tx, of);
    return {
      RouteStep2: tags.map((one) => one.code).join(','),
      Tags: tags.map((one) => presentNamed(one, language)),
    };
  });
}

async function assertGiven(
  tx: Parameters<typeof findTag>[0],
  { tag, before }: { tag: string; before: readonly string[] },
): Promise<void> {
  const row = await findTag(tx, tag);
  if (!row) throw notFound('TAG_NOT_FOUND');
  if (!row.isActive) throw conflict('TAG_NOT_ACTIVE');
  if (before.length >= MOST_OF_ONE) throw conflict('TOO_MANY_TAGS', { values: { most: MOST_OF_ONE } });
}
