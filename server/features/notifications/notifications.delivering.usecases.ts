/**
 * Sending by SMS and e-mail (decision 34). A delivery is claimed, sent, and its result written: a worker that dies between two
 * of these leaves it to another, and the provider knows it by the same key. A channel that keeps failing is down: the
 * operator and the super admins are told once, and one message at a time tries whether it works again.
 */
import { marketingPurposeOf } from '#domain/consent/purposes.ts';
import { channels, marketingKindNames, type Channel } from '#domain/notifications/kinds.ts';
import { startOfDay, yyyymmdd } from '#domain/time/dates.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { repeatForTenants } from '../../plugins/repeat-for-tenants.ts';
import { GatewayError } from '../../gateways/gateway-error.ts';
import { problemSentence } from '../../http/loggable.ts';
import {
  claimDeliveries,
  expireDeliveries,
  expireWithdrawn,
  findOverdueChannels,
  holdChannel,
  setChannel,
  settleDeliveries,
  type ChannelState,
  type ClaimedDelivery,
  workingChannel,
  type Settled,
} from './deliveries.queries.ts';
import { DOWN_AFTER, mailOf, smsOf, waitAfter } from './notifications.rules.ts';
import { DELIVERY_QUEUE, notify, staffToTell } from './notifications.telling.usecases.ts';
import { channelNotice } from './notifications.words.ts';

const SWEEP_QUEUE = 'notification-sweep';
/** Sent at the same time, and claimed at once. */
const AT_ONCE = 10;
/** Of one shop and channel; then others have theirs. */
const TURN_MS = 4000;
/** Turns at the same time, so that a provider that answers slowly holds up its own shop alone. */
const WORKERS = 4;
/** What the provider refused is tried so often, so far apart. */
const REFUSED_TRIES = 3;
const REFUSED_WAIT_MS = 2 * 3_600_000;
/** A claim is over then: longer than any gateway takes to answer. */
const CLAIM_MS = 120_000;
/** Due for so long without anybody sending it: its job was lost. */
const OVERDUE_MS = 90_000;

type Deps = Dependencies;
type Work = { tenantId: string; channel: Channel };

export function defineDeliveryJobs(deps: Deps): void {
  deps.jobs.defineTogether(
    DELIVERY_QUEUE,
    async (tenantId, ids) => {
      const asked = channels.filter((channel) => ids.includes(channel));
      await Promise.all(asked.map((channel) => deliver(deps, { tenantId, channel })));
    },
    { workers: WORKERS },
  );
  repeatForTenants(deps, SWEEP_QUEUE, {
    cron: '* * * * *',
    work: (tenantId) => sweepDeliveries(deps, tenantId),
  });
}

/** Deliveries whose job was lost get another. */
export const sweepDeliveries = (
  { database, jobs, clock }: Pick<Dependencies, 'database' | 'jobs' | 'clock'>,
  tenantId: string,
): Promise<void> =>
  database.inTenant(tenantId, async (tx) => {
    const dueBefore = new Date(clock().getTime() - OVERDUE_MS);
    for (const channel of await findOverdueChannels(tx, dueBefore))
      // oxlint-disable-next-line no-await-in-loop -- two at most
      await jobs.enqueue(tx, DELIVERY_QUEUE, { tenantId, id: channel });
  });

/** Sends what is due, until nothing is, the channel fails, or the turn is over: the rest is another job's. */
export async function deliver(deps: Deps, work: Work, { turnMs = TURN_MS } = {}): Promise<void> {
  const until = performance.now() + turnMs;
  do {
    const claimed = await claim(deps, work);
    if (claimed.length === 0) return;
    const attempts = await Promise.all(claimed.map((delivery) => attempt(deps, work, delivery)));
    if ((await settle(deps, work, attempts)) === 'later') return;
  } while (performance.now() < until);
  await deps.database.inTenant(work.tenantId, (tx) =>
    deps.jobs.enqueue(tx, DELIVERY_QUEUE, { tenantId: work.tenantId, id: work.channel }),
  );
}

function claim({ database, clock }: Deps, { tenantId, channel }: Work): Promise<ClaimedDelivery[]> {
  const now = clock();
  return database.inTenant(tenantId, async (tx) => {
    const { failures, retryAt } = await holdChannel(tx, tenantId, channel);
    const claimedBefore = new Date(now.getTime() - CLAIM_MS);
    await expireDeliveries(tx, { channel, now, claimedBefore });
    await expireWithdrawn(tx, {
      channel,
      now,
      kinds: marketingKindNames,
      purpose: marketingPurposeOf(channel),
    });
    if (retryAt !== null && retryAt > now) return [];
    const most = failures > 0 ? 1 : AT_ONCE;
    return claimDeliveries(tx, { channel, now, claimedBefore, most });
  });
}

type Attempt = { delivery: ClaimedDelivery; problem?: unknown };

async function attempt(deps: Deps, { tenantId, channel }: Work, delivery: ClaimedDelivery): Promise<Attempt> {
  try {
    await send(deps, { tenantId, channel }, delivery);
    return { delivery };
  } catch (problem) {
    return { delivery, problem };
  }
}

async function send(
  { sms, mail, tenants, places }: Deps,
  { tenantId, channel }: Work,
  { deliveryId, address, language, kind, link, ...words }: ClaimedDelivery,
): Promise<void> {
  const tenant = tenants.get(tenantId);
  if (!tenant) throw new Error(`There is no tenant ${tenantId}`);
  const isThai = language === 'th';
  const sender = { name: isThai ? tenant.nameTh : tenant.nameEn, origin: places.originOf(tenantId) };
  const written = {
    kind,
    link,
    language,
    title: isThai ? words.titleTh : words.titleEn,
    body: isThai ? words.bodyTh : words.bodyEn,
  };
  if (channel === 'sms')
    return sms.send({ tenantId, to: address, text: smsOf(sender, written), key: deliveryId });
  if (!mail) throw new GatewayError('No mail server is configured');
  const settings = link.startsWith('/merchant')
    ? '/merchant/notifications/settings'
    : '/notifications/settings';
  return mail.send({
    senderName: sender.name,
    to: address,
    key: deliveryId,
    ...mailOf(sender, written, settings),
  });
}

const isRefused = ({ problem }: Attempt): boolean => problem instanceof GatewayError && problem.isRefusal;

/** Writes what came of the attempts. `later`: nothing can be sent now, and a job is there for when it is tried again. */
async function settle(
  deps: Deps,
  { tenantId, channel }: Work,
  attempts: readonly Attempt[],
): Promise<'go on' | 'later'> {
  const now = deps.clock();
  const most = channel === 'sms' ? deps.config.messagesPerDay.shop : Infinity;
  const settled = attempts.map((one) => settledAs(one, now));
  const again = settled.filter(({ state }) => state === 'waiting');
  const { change, isFailing } = await deps.database.inTenant(tenantId, async (tx) => {
    const before = await holdChannel(tx, tenantId, channel);
    await settleDeliveries(tx, settled, now);
    const next = stateAfter(before, { attempts, most, now });
    await setChannel(tx, channel, next);
    if (again.length > 0 || next.retryAt) {
      const soonest = Math.min(...again.map(({ dueAt }) => dueAt.getTime()));
      const startAfter = new Date(
        Math.max(Number.isFinite(soonest) ? soonest : 0, next.retryAt?.getTime() ?? 0),
      );
      await deps.jobs.enqueue(tx, DELIVERY_QUEUE, { tenantId, id: channel }, { startAfter });
    }
    const changed = changeOf(before, next);
    if (changed) await tellAdmins(deps, tx, { tenantId, channel, ...changed, now });
    return { change: changed, isFailing: next.failures > 0 };
  });
  if (change?.isDown) {
    const problem = attempts.find((one) => one.problem !== undefined)?.problem;
    const why = problem === undefined ? `its ${most} messages of the day are sent` : problemSentence(problem);
    deps.onProblem(new Error(`${channel} of ${tenantId} is down: ${why}`));
  }
  return isFailing ? 'later' : 'go on';
}

/** What was refused is tried again, slowly: many a refusal is a setting that somebody is about to mend. */
function settledAs(one: Attempt, now: Date): Settled {
  const { deliveryId, attempts: tries } = one.delivery;
  if (one.problem === undefined) return { deliveryId, state: 'sent', dueAt: now };
  if (isRefused(one) && tries >= REFUSED_TRIES) return { deliveryId, state: 'refused', dueAt: now };
  const wait = isRefused(one) ? REFUSED_WAIT_MS : waitAfter(tries);
  return { deliveryId, state: 'waiting', dueAt: new Date(now.getTime() + wait) };
}

type Came = { attempts: readonly Attempt[]; most: number; now: Date };

/** One message that came through shows that the channel works; the last one of the day that it is to rest. */
function stateAfter(before: ChannelState, { attempts, most, now }: Came): ChannelState {
  const today = yyyymmdd(now);
  const came = attempts.filter((one) => one.problem === undefined).length;
  const counted = { sentOn: today, sent: (before.sentOn === today ? before.sent : 0) + came };
  if (counted.sent >= most)
    return {
      ...before,
      ...counted,
      failures: DOWN_AFTER,
      downSince: before.downSince ?? now,
      retryAt: tomorrow(now),
    };
  if (came > 0) return { ...workingChannel, ...counted };
  const failed = attempts.filter((one) => !isRefused(one)).length;
  const refusals =
    before.refusals + attempts.filter((one) => isRefused(one) && one.delivery.attempts === 1).length;
  const isBroken = failed > 0 || refusals >= DOWN_AFTER || before.downSince !== null;
  if (!isBroken) return { ...before, ...counted, refusals };
  // Many fail together as it goes down; from then on one message at a time tries.
  const failures =
    before.downSince === null
      ? Math.min(before.failures + failed + (refusals >= DOWN_AFTER ? DOWN_AFTER : 0), DOWN_AFTER)
      : before.failures + 1;
  const downSince = before.downSince ?? (failures === DOWN_AFTER ? now : null);
  const wait = waitAfter(Math.max(1, failures - DOWN_AFTER + 1));
  return { ...counted, failures, refusals, downSince, retryAt: new Date(now.getTime() + wait) };
}

const DAY_MS = 24 * 3_600_000;
const tomorrow = (now: Date): Date => startOfDay(yyyymmdd(new Date(now.getTime() + DAY_MS))) ?? now;

type Change = { isDown: boolean; since: Date };

function changeOf(before: ChannelState, next: ChannelState): Change | undefined {
  if (before.downSince === null && next.downSince !== null) return { isDown: true, since: next.downSince };
  if (before.downSince !== null && next.downSince === null) return { isDown: false, since: before.downSince };
  return undefined;
}

async function tellAdmins(
  deps: Deps,
  tx: TenantTransaction,
  { tenantId, channel, isDown, since, now }: Work & Change & { now: Date },
): Promise<void> {
  const recipients = await staffToTell(deps, tx, { tenantId, kind: 'channel.down' });
  const notice = channelNotice({ channel, isDown, since, at: now });
  await notify(deps, tx, tenantId, [{ ...notice, recipients, except: channel }]);
}
