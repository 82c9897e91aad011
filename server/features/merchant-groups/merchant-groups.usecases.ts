/** Display groups, looked after by staff: names, logo, order, where and whether buyers see them, their products (R-47y). */
import { isReservedCode } from '#domain/access/reserved-codes.ts';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { MOST_GROUPS } from '#domain/products/display-groups.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { AuditAction } from '#domain/access/audit.ts';
import type { TenantTransaction } from '#database/database.ts';
import { foundByRule, groupChanged } from '#database/group-shelves.ts';
import { tags } from '../../cache/tags.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { addressOf, keepFile, storeFile } from '../files/files.public.ts';
import {
  givenOf,
  isSameRule,
  presentGroup,
  presentListed,
  presentProduct,
  ruleOf,
  saidOf,
} from './merchant-groups.present.ts';
import {
  chooseProducts,
  countGroups,
  deleteGroup,
  findChosen,
  findGroupPage,
  findGroupRow,
  findShown,
  insertGroup,
  lockGroups,
  placeGroup,
  setLogo,
  updateGroup,
  type GroupPlace,
  type GroupRow,
} from './merchant-groups.queries.ts';

type Group = CallAnswer<'merchantGroup'>;

const MAX_SIDE = 800;
/** Of a rule that is tried: products are counted so far, and these are shown. */
const MOST_COUNTED = 500;
const FIRST_SHOWN = 12;

const unknownGroup = () => notFound('GROUP_NOT_FOUND');

/** Throws 400 for a cursor of no list. */
export async function listGroups(
  deps: Dependencies,
  { visitor: { tenantId } }: CallContext,
  { text = '', type, active, after, take }: CallParsed<'merchantGroups'>['query'],
): Promise<CallAnswer<'merchantGroups'>> {
  const query = {
    text,
    type,
    active: active === undefined ? undefined : active === 'Y',
    after: after === undefined ? undefined : placeOf(after),
    take: take + 1,
  };
  const rows = await deps.database.inTenant(tenantId, (tx) => findGroupPage(tx, query), { readOnly: true });
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  return {
    Data: shown.map(presentListed),
    Next: rows.length > take && last ? `${last.position}_${last.code}` : null,
  };
}

function placeOf(after: string): GroupPlace {
  const [, position, code] = /^(\d{1,9})_(.+)$/.exec(after) ?? [];
  if (position === undefined || code === undefined)
    throw badRequest('INVALID_INPUT', { values: { fields: 'after' }, fields: { after: 'INVALID_INPUT' } });
  return { position: Number(position), code };
}

/** Throws 404 GROUP_NOT_FOUND. */
export async function readGroup(
  deps: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
  code: string,
): Promise<Group> {
  const { row, chosen } = await deps.database.inTenant(
    tenantId,
    async (tx) => ({ row: await findGroupRow(tx, code), chosen: await findChosen(tx, code) }),
    { readOnly: true },
  );
  if (!row) throw unknownGroup();
  return presentGroup(row, chosen, language);
}

/** What a rule would show. Throws 400 GROUP_RULE_EMPTY, GROUP_PRICES_TURNED. */
export async function tryGroupRule(
  deps: Dependencies,
  { visitor: { tenantId }, language }: CallContext,
  body: CallParsed<'tryGroupRule'>['body'],
): Promise<CallAnswer<'tryGroupRule'>> {
  const rule = ruleOf(body);
  return deps.database.inTenant(
    tenantId,
    async (tx) => {
      const codes = await foundByRule(tx, { rule, at: deps.clock(), most: MOST_COUNTED + 1 });
      const first = await findShown(tx, codes.slice(0, FIRST_SHOWN));
      return { Count: codes.length, Data: first.map((product) => presentProduct(product, language)) };
    },
    { readOnly: true },
  );
}

type Change = { action: AuditAction; before?: object; after?: object };
type Changing = {
  code: string;
  work: (tx: TenantTransaction, now: GroupRow | undefined) => Promise<Change | undefined>;
};

/** One change of the groups at a time, with its log; lists and kept pages of buyers are read anew. */
async function changeGroups(
  deps: Dependencies,
  { visitor }: CallContext,
  { code, work }: Changing,
): Promise<void> {
  const { tenantId } = visitor;
  await deps.database.inTenant(tenantId, async (tx) => {
    await lockGroups(tx, tenantId);
    const done = await work(tx, await findGroupRow(tx, code));
    if (done) await writeAudit(deps, tx, { visitor, subject: `group/${code}`, ...done });
  });
  deps.events.publish({ tags: [tags.catalogue(tenantId)] });
}

/** Throws 400 GROUP_PRODUCT_GONE for one that the shop does not have. */
async function choose(
  tx: TenantTransaction,
  chosen: { tenantId: string; code: string; codes: readonly string[] },
): Promise<void> {
  if ((await chooseProducts(tx, chosen)) < chosen.codes.length)
    throw badRequest('GROUP_PRODUCT_GONE', { fields: { Products: 'GROUP_PRODUCT_GONE' } });
}

/** Throws 400 CODE_RESERVED; 409 GROUP_CODE_TAKEN, TOO_MANY_GROUPS; 400 as `givenOf` and GROUP_PRODUCT_GONE. */
export async function addGroup(
  deps: Dependencies,
  context: CallContext,
  { Code: code, ...body }: CallParsed<'addGroup'>['body'],
): Promise<Group> {
  const { tenantId } = context.visitor;
  const { codes, ...given } = givenOf({ ...body, Active: 'Y' });
  await changeGroups(deps, context, {
    code,
    work: async (tx, group) => {
      if (isReservedCode('group', code))
        throw badRequest('CODE_RESERVED', { values: { code }, fields: { Code: 'CODE_RESERVED' } });
      if (group) throw conflict('GROUP_CODE_TAKEN', { fields: { Code: 'GROUP_CODE_TAKEN' } });
      if ((await countGroups(tx)) >= MOST_GROUPS)
        throw conflict('TOO_MANY_GROUPS', { values: { most: MOST_GROUPS } });
      await insertGroup(tx, { tenantId, code, ...given });
      await choose(tx, { tenantId, code, codes });
      await groupChanged(tx, { groupId: code, at: deps.clock() });
      return { action: 'group.add', after: saidOf(given, codes.length) };
    },
  });
  return readGroup(deps, context, code);
}

/** Throws 404 GROUP_NOT_FOUND; 409 GROUP_CHANGED where somebody has changed it since the caller read it; 400 as `addGroup`. */
export async function saveGroup(
  deps: Dependencies,
  context: CallContext,
  { code, Version, ...body }: CallParsed<'saveGroup'>['body'] & { code: string },
): Promise<Group> {
  const { tenantId } = context.visitor;
  const { codes, ...given } = givenOf(body);
  await changeGroups(deps, context, {
    code,
    work: async (tx, group) => {
      if (!group) throw unknownGroup();
      if (group.version !== Version) throw conflict('GROUP_CHANGED');
      const rule = group.byRule ? group : null;
      const chosen = (await findChosen(tx, code)).map((product) => product.code);
      const before = saidOf({ ...group, rule }, chosen.length);
      await updateGroup(tx, { code, ...given });
      // A name or a place says nothing of its products, and a rule of many takes a while.
      if (!isSameRule(rule, given.rule) || !isDeepStrictEqual(chosen, [...codes])) {
        await choose(tx, { tenantId, code, codes });
        await groupChanged(tx, { groupId: code, at: deps.clock() });
      }
      return { action: 'group.change', before, after: saidOf(given, codes.length) };
    },
  });
  return readGroup(deps, context, code);
}

/** Throws 404 GROUP_NOT_FOUND, also for the one before which it is to be. */
export async function moveGroup(
  deps: Dependencies,
  context: CallContext,
  { code, Before }: CallParsed<'moveGroup'>['body'] & { code: string },
): Promise<Group> {
  await changeGroups(deps, context, {
    code,
    work: async (tx, group) => {
      if (!group || (Before !== '' && !(await findGroupRow(tx, Before)))) throw unknownGroup();
      if (Before === code) return undefined;
      await placeGroup(tx, { code, before: Before || null });
      const moved = await findGroupRow(tx, code);
      return moved?.position === group.position
        ? undefined
        : { action: 'group.move', before: { place: group.position }, after: { place: moved?.position } };
    },
  });
  return readGroup(deps, context, code);
}

/** Throws 404 GROUP_NOT_FOUND. */
export async function removeGroup(
  deps: Dependencies,
  context: CallContext,
  code: string,
): Promise<CallAnswer<'removeGroup'>> {
  await changeGroups(deps, context, {
    code,
    work: async (tx, group) => {
      if (!group) throw unknownGroup();
      const before = saidOf(
        { ...group, rule: group.byRule ? group : null },
        (await findChosen(tx, code)).length,
      );
      await deleteGroup(tx, code);
      await groupChanged(tx, { groupId: code, at: deps.clock() });
      return { action: 'group.remove', before };
    },
  });
  return { Id: code };
}

/** In place of the one that it has, whose file stays: cached pages may still show it. Throws 404 GROUP_NOT_FOUND and 400
 * FILE_MISSING, and what `storeFile` and `keepFile` throw. */
export async function setGroupLogo(
  deps: Dependencies,
  context: CallContext,
  { code, bytes }: { code: string; bytes: Uint8Array | undefined },
): Promise<Group> {
  const { visitor } = context;
  if (!bytes) throw badRequest('FILE_MISSING', { fields: { picture: 'FILE_MISSING' } });
  await readGroup(deps, context, code);
  const file = await storeFile(deps, visitor, {
    bytes,
    field: 'picture',
    kind: 'picture',
    maxSide: MAX_SIDE,
    access: 'public',
    purpose: 'group',
    owner: {},
    hasCopies: true,
  });
  await changeGroups(deps, context, {
    code,
    work: async (tx, group) => {
      if (!group) throw unknownGroup();
      await keepFile(tx, file);
      await setLogo(tx, { code, logo: addressOf(deps, 'public', file) });
      const picture = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
      return {
        action: 'group.logo',
        before: { picture: group.logo === null ? '' : '+' },
        after: { picture },
      };
    },
  });
  return readGroup(deps, context, code);
}

/** Does nothing where it has none. Throws 404 GROUP_NOT_FOUND. */
export async function removeGroupLogo(
  deps: Dependencies,
  context: CallContext,
  code: string,
): Promise<Group> {
  await changeGroups(deps, context, {
    code,
    work: async (tx, group) => {
      if (!group) throw unknownGroup();
      if (group.logo === null) return undefined;
      await setLogo(tx, { code, logo: null });
      return { action: 'group.logo', before: { picture: '+' }, after: { picture: '' } };
    },
  });
  return readGroup(deps, context, code);
}
