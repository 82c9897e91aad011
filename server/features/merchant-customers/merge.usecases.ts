/** Staff make two registrations of one customer one (R-49c, decision 61). */
import {
  blocksOf,
  needsAsking,
  valuesAfter,
  type MergeBlock,
  type MergeField,
  type MergeValues,
} from '#domain/access/customer-merge.ts';
import { isSuperAdminRole } from '#domain/access/roles.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notFound } from '../../http/call-error.ts';
import { actorOf, type CallContext } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { transferCredit } from '../credit/credit.public.ts';
import { removeFile } from '../files/files.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { holdLimits } from '../promotion/promotion.public.ts';
import {
  centersOfStaff,
  endPersonsSessions,
  tellEnded,
  tellMobileChanged,
} from '../session/session.public.ts';
import { lookingAt } from './customer-looks.usecases.ts';
import { presentDeskCustomer, signedIn } from './desk-customers.present.ts';
import type { DeskCustomer } from './desk-customers.queries.ts';
import { findCarts, joinAccounts, joinPeople, putCart, removeCarts } from './merge-accounts.queries.ts';
import { joinedCart } from './merge-carts.rules.ts';
import {
  addUses,
  joinCenters,
  movePersonal,
  moveRows,
  refuseConsents,
  settleAddresses,
  settleCoupons,
  settleLists,
  settleNamed,
  transferBalances,
  type Merged,
} from './merge-rows.queries.ts';
import { countMoves, findMergeRows, findSums, lockBoth, type MergeRow } from './merge-sides.queries.ts';
import { loggedValues, presentFields, presentMoves, sideOf, valuesOf, versionOf } from './merge.present.ts';
import { customerOf } from './merchant-customers.usecases.ts';

type Both = { code: string; double: string };
type Sides = {
  kept: MergeRow;
  double: MergeRow;
  blocks: (creditSatang: number) => MergeBlock[];
  asks: boolean;
};

const MOST_NOTED = 1000;

/**
 * Both as they are. Throws 400 CUSTOMER_SAME; 404 CUSTOMER_NOT_FOUND for one of none of the caller's centers, CUSTOMER_MERGED for
 * one that was merged already.
 */
async function sidesOf(
  deps: Dependencies,
  tx: TenantTransaction,
  { visitor, own, code, double: other }: Both & { visitor: CallContext['visitor']; own: readonly string[] },
): Promise<Sides & { desk: readonly [DeskCustomer, DeskCustomer] }> {
  const desk = [
    await customerOf(tx, { code, saleUnits: own }),
    await customerOf(tx, { code: other, saleUnits: own }),
  ] as const;
  const at = deps.clock();
  const rows = await findMergeRows(tx, [code, other], at);
  const kept = rows.find((row) => row.code === code);
  const double = rows.find((row) => row.code === other);
  if (!kept || !double) throw notFound('CUSTOMER_NOT_FOUND');
  const sides = [sideOf(kept, own, at), sideOf(double, own, at)] as const;
  const isSuperAdmin = isSuperAdminRole(visitor.role);
  return {
    kept,
    double,
    desk,
    blocks: (creditSatang) => blocksOf(...sides, { isSuperAdmin, creditSatang }),
    asks: needsAsking(...sides),
  };
}

const assertTwo = ({ code, double }: Both): void => {
  if (code === double) throw badRequest('CUSTOMER_SAME');
};

/** Throws as `sidesOf` does; 429 TOO_MANY_CUSTOMERS. */
export async function mergeAhead(
  deps: Dependencies,
  { visitor, language }: CallContext,
  both: Both,
): Promise<CallAnswer<'mergeAhead'>> {
  assertTwo(both);
  const own = (await centersOfStaff(deps, visitor)).map((center) => center.saleUnit);
  // Each is looked at, once both are there.
  await lookingAt(deps, { visitor, code: both.double }, async (tx) => {
    await customerOf(tx, { code: both.code, saleUnits: own });
    return customerOf(tx, { code: both.double, saleUnits: own });
  });
  return lookingAt(deps, { visitor, code: both.code }, async (tx) => {
    const { kept, double, desk, blocks, asks } = await sidesOf(deps, tx, { ...both, visitor, own });
    const side = (row: DeskCustomer) => ({
      ...presentDeskCustomer(row, { language, withOrders: false }),
      RegisteredAt: row.registeredAt.toISOString(),
      LastSignIn: signedIn(row),
    });
    const sums = await findSums(tx, double);
    const isOnePerson = kept.profileCode === double.profileCode;
    return {
      Kept: side(desk[0]),
      Double: side(desk[1]),
      Fields: presentFields(kept, double, language),
      Moves: presentMoves(await countMoves(tx, { kept, double }), {
        ...sums,
        ...(isOnePerson && { points: 0, signIns: 0 }),
        debtSatang: double.debtSatang,
      }),
      // Neither limit is enough: whichever is chosen, the other stands in the way by itself.
      Blocks: blocks(Math.max(kept.creditSatang, double.creditSatang)),
      NeedsAsking: asks,
      Version: versionOf(kept, double),
    };
  });
}

type Given = CallParsed<'mergeCustomers'>['body'];

/**
 * Once however often it is sent, and for whoever is first. Throws as `sidesOf` does; 409 CUSTOMER_CHANGED where either has changed
 * since the caller saw both, MERGE_BLOCKED with `details.Blocks`; 400 MERGE_NOT_ASKED.
 */
export async function mergeCustomers(
  deps: Dependencies,
  context: CallContext,
  { params, body, idempotencyKey: key }: CallParsed<'mergeCustomers'> & { idempotencyKey: string },
): Promise<CallAnswer<'mergeCustomers'>> {
  assertTwo(params);
  const { visitor } = context;
  const { tenantId } = visitor;
  const own = (await centersOfStaff(deps, visitor)).map((center) => center.saleUnit);
  const claim = claimOf({ visitor, call: 'mergeCustomers', key, input: { ...params, ...body } });
  let after: Told | undefined;
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, async () => {
      // As an order does, before it names its customer.
      await holdLimits(tx, tenantId);
      await lockBoth(tx, [params.code, params.double]);
      const sides = await sidesOf(deps, tx, { ...params, visitor, own });
      after = await mergeIn(deps, tx, { ...sides, visitor, body });
      return { CUSTOMERCODE: params.code };
    }),
  );
  if (after) {
    tellEnded(deps, after.ended);
    for (const from of after.numbers)
      // oxlint-disable-next-line no-await-in-loop -- two at most
      await tellMobileChanged(deps, context, { from, to: after.mobile });
  }
  return answer;
}

type Told = {
  ended: Awaited<ReturnType<typeof endPersonsSessions>>;
  /** Those that sign nobody in any more. */
  numbers: string[];
  mobile: string;
};

async function mergeIn(
  deps: Dependencies,
  tx: TenantTransaction,
  { kept, double, blocks, asks, visitor, body }: Sides & { visitor: CallContext['visitor']; body: Given },
): Promise<Told> {
  const { tenantId, userId } = visitor;
  if (versionOf(kept, double) !== body.Version) throw conflict('CUSTOMER_CHANGED');
  const values = valuesAfter(valuesOf(kept), valuesOf(double), new Set<MergeField>(body.Take));
  const Blocks = blocks(Number(values.credit));
  if (Blocks.length > 0) throw conflict('MERGE_BLOCKED', { details: { Blocks } });
  if (asks && !body.Asked) throw badRequest('MERGE_NOT_ASKED', { fields: { Asked: 'MERGE_NOT_ASKED' } });
  const merged: Merged = { tenantId, kept, double, at: deps.clock() };
  await settleAddresses(tx, merged);
  await settleLists(tx, merged);
  await settleNamed(tx, merged);
  await settleCoupons(tx, merged);
  await moveRows(tx, merged);
  await addUses(tx, merged);
  await transferBalances(tx, merged);
  await refuseConsents(tx, { ...merged, userId });
  await movePersonal(tx, merged);
  await joinCenters(tx, merged);
  await joinCarts(tx, merged);
  // Before the accounts are one person's: the double's own end by the state of its account.
  const isOther = kept.profileCode !== double.profileCode;
  const isNewNumber = isOther && values.mobile !== (kept.mobile ?? '');
  const ended = isNewNumber
    ? await endPersonsSessions(deps, tx, { tenantId, profileCode: kept.profileCode })
    : [];
  const after = await joinBoth(deps, tx, { merged, kept, double, values, actor: actorOf(visitor) });
  await writeMergeAudit(deps, tx, { visitor, kept, double, after, hasAsked: body.Asked });
  const before = isOther ? [kept.mobile, double.mobile] : [];
  return {
    ended,
    numbers: before.flatMap((number) => (number === null || number === values.mobile ? [] : [number])),
    mobile: values.mobile,
  };
}

async function joinCarts(tx: TenantTransaction, { tenantId, kept, double, at }: Merged): Promise<void> {
  const came = await findCarts(tx, double.code);
  if (came.length === 0) return;
  const there = await findCarts(tx, kept.code);
  for (const cart of came) {
    const own = there.find(({ saleUnit, mode }) => saleUnit === cart.saleUnit && mode === cart.mode);
    const lines = joinedCart(own?.lines ?? [], cart.lines, at.getTime());
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await putCart(tx, { tenantId, code: kept.code, cart: { ...cart, lines }, at });
  }
  await removeCarts(tx, double.code);
}

type Joining = {
  merged: Merged;
  kept: MergeRow;
  double: MergeRow;
  values: MergeValues;
  actor: ReturnType<typeof actorOf>;
};

/** Gives the kept customer as they are then. */
async function joinBoth(
  deps: Dependencies,
  tx: TenantTransaction,
  { merged, kept, double, values, actor }: Joining,
): Promise<MergeRow> {
  const { tenantId, at } = merged;
  const isOther = kept.profileCode !== double.profileCode;
  const picture = isOther ? double.pictureFileId : null;
  const next = {
    values,
    note: [kept.note, double.note].filter(Boolean).join('\n').slice(0, MOST_NOTED),
    tags: [...new Set([...kept.tags, ...double.tags])],
    pictureFileId: kept.pictureFileId === null ? picture : null,
  };
  await joinPeople(tx, merged, next);
  await transferCredit(tx, tenantId, {
    kept: kept.code,
    double: double.code,
    creditSatang: Number(values.credit),
    actor,
    at,
  });
  await joinAccounts(tx, merged, next);
  // A person has one picture.
  if (picture !== null && next.pictureFileId === null)
    await removeFile(deps, tx, { tenantId, fileId: picture });
  const rows = await findMergeRows(tx, [kept.code], at);
  const [after] = rows;
  if (!after) throw new Error('The kept customer is locked.');
  return after;
}

type Logging = {
  visitor: CallContext['visitor'];
  kept: MergeRow;
  double: MergeRow;
  after: MergeRow;
  hasAsked: boolean;
};

/** At both: whoever looks for the one that was given up finds what they were called, and where they went. */
async function writeMergeAudit(
  deps: Dependencies,
  tx: TenantTransaction,
  { visitor, kept, double, after, hasAsked }: Logging,
): Promise<void> {
  const action = 'customer.merge';
  await writeAudit(deps, tx, {
    visitor,
    action,
    subject: `customer/${kept.code}`,
    before: loggedValues(kept, valuesOf(kept), kept.saleUnits),
    after: {
      ...loggedValues(after, valuesOf(after), after.saleUnits),
      MergedFrom: double.code,
      HasAsked: hasAsked,
    },
  });
  await writeAudit(deps, tx, {
    visitor,
    action,
    subject: `customer/${double.code}`,
    before: loggedValues(double, valuesOf(double), double.saleUnits),
    after: { MergedInto: kept.code },
  });
}
