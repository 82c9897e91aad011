/** Customers who have never signed in, and their invitations. */
import { randomBytes } from 'node:crypto';
import { toSVG } from 'bwip-js/node';
import {
  COUNTED_MS,
  INVITATION_MS,
  invitationObstacle,
  MOST_OF_PERSON,
  MOST_OF_SHOP,
  nextInvitation,
  type InvitationObstacle,
  type InvitationWay,
} from '#domain/access/invitations.ts';
import { startOfDay, yyyymmdd } from '#domain/time/dates.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notAllowed, notFound, tooMany } from '../../http/call-error.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { isOnItsWay, notify } from '../notifications/notifications.public.ts';
import { centersOfStaff, staffMemberOf } from '../session/session.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';
import { lockAccount } from './customer-profile.queries.ts';
import { presentDeskCustomer } from './desk-customers.present.ts';
import {
  countSent,
  findInvited,
  findInvitees,
  findOwnLink,
  insertInvitation,
  lockInviting,
  type InviteeRow,
} from './invitations.queries.ts';
import { invitationNotice, invitationPath } from './invitations.words.ts';
import { narrowedBy, pageOf } from './merchant-customers.usecases.ts';

const DAY_MS = 24 * 3_600_000;
const NOT_YET: ReadonlySet<InvitationObstacle | undefined> = new Set(['today', 'enough'] as const);

/** The shop lets staff invite, and who is invited can sign in by a code to their number. */
export async function isInviting(deps: Dependencies, tenantId: string): Promise<boolean> {
  const config = await webConfigOf(deps, tenantId);
  return config.get('MERCHANT_CUSTOMER_INVITE_ENABLED') && config.get('OTP_LOGIN_ENABLED');
}

/** Throws 403 INVITATIONS_CLOSED. */
export async function assertInviting(deps: Dependencies, tenantId: string): Promise<void> {
  if (!(await isInviting(deps, tenantId))) throw notAllowed('INVITATIONS_CLOSED');
}

export const countedSince = (now: Date): Date => new Date(now.getTime() - COUNTED_MS);

/** Throws what `narrowedBy` throws. */
export async function customersNotLoggedIn(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { after, take, ...query }: CallParsed<'customersNotLoggedIn'>['query'],
): Promise<CallAnswer<'customersNotLoggedIn'>> {
  const { wanted, withOrders, saleUnit } = await narrowedBy(deps, visitor, { ...query, unseen: 'Y' });
  const now = deps.clock();
  const isOpen = await isInviting(deps, visitor.tenantId);
  return deps.database.inTenant(
    visitor.tenantId,
    async (tx) => {
      const { rows, next } = await pageOf(tx, { wanted, after, take });
      const codes = rows.map(({ code }) => code);
      const found = await findInvitees(tx, { codes, saleUnits: [saleUnit], since: countedSince(now) });
      const byCode = new Map(found.map((one) => [one.code, one]));
      return {
        Data: rows.flatMap((row) => {
          const invitee = byCode.get(row.code);
          return invitee
            ? Object.assign(presentDeskCustomer(row, { language, withOrders }), presentInvitee(invitee, now))
            : [];
        }),
        Next: next,
        IsOpen: isOpen,
      };
    },
    { readOnly: true },
  );
}

function presentInvitee(
  invitee: InviteeRow,
  now: Date,
): Pick<CallAnswer<'customersNotLoggedIn'>['Data'][number], 'Invited' | 'Cannot' | 'NextAt'> {
  const { lastAt, lastWay, lastBy, sentAt } = invitee;
  const cannot = invitationObstacle(invitee, { way: 'sms', now });
  return {
    Invited: lastAt && lastWay && { At: lastAt.toISOString(), Way: lastWay, By: lastBy ?? '' },
    Cannot: cannot ?? null,
    NextAt: NOT_YET.has(cannot) ? nextInvitation(sentAt, now).toISOString() : null,
  };
}

const REFUSALS = {
  disabled: 'INVITATION_DISABLED',
  signedIn: 'INVITATION_SIGNED_IN',
  noNumber: 'INVITATION_NO_NUMBER',
  today: 'INVITATION_TODAY',
  enough: 'INVITATION_ENOUGH',
} as const satisfies Record<InvitationObstacle, string>;

/**
 * Once however often it is sent. Throws 404 CUSTOMER_NOT_FOUND for one of none of the caller's centers; 403 INVITATIONS_CLOSED;
 * 409 INVITATION_… that says why this customer cannot be invited so; 429 INVITATIONS_OF_DAY.
 */
export async function inviteCustomer(
  deps: Dependencies,
  { visitor }: CallContext,
  { params: { code }, body, idempotencyKey: key }: CallParsed<'inviteCustomer'> & { idempotencyKey: string },
): Promise<CallAnswer<'inviteCustomer'>> {
  const { tenantId } = visitor;
  await assertInviting(deps, tenantId);
  const saleUnits = (await centersOfStaff(deps, visitor)).map((center) => center.saleUnit);
  const isManager = (await staffMemberOf(deps, visitor)).rights.includes('manageCustomers');
  const claim = claimOf({ visitor, call: 'inviteCustomer', key, input: { code, ...body } });
  const { answer } = await deps.database.inTenant(tenantId, (tx) =>
    once(tx, { tenantId, claim }, () =>
      inviteOne(deps, tx, { visitor, code, saleUnits, way: body.Way, isManager }),
    ),
  );
  return { Link: answer.link && linkOf(deps, tenantId, answer.link) };
}

type Inviting = {
  visitor: Visitor;
  code: string;
  saleUnits: readonly string[];
  way: InvitationWay;
  /** With the right to manage customers: sends as many as the shop does. */
  isManager: boolean;
};
type MadeLink = { token: string; until: string };
type Made = { link: MadeLink | null };

/** One invitation, in the caller's transaction. Gives the link where that is the way. Throws as `inviteCustomer`. */
export async function inviteOne(
  deps: Dependencies,
  tx: TenantTransaction,
  { visitor, code, saleUnits, way, isManager }: Inviting,
): Promise<Made> {
  const { tenantId, userId } = visitor;
  const at = deps.clock();
  await lockAccount(tx, code);
  await lockInviting(tx, userId);
  const [invitee] = await findInvitees(tx, { codes: [code], saleUnits, since: countedSince(at) });
  if (!invitee) throw notFound('CUSTOMER_NOT_FOUND');
  const obstacle = invitationObstacle(invitee, { way, now: at });
  const { mobile, profileCode } = invitee;
  if (obstacle || mobile === null) throw conflict(REFUSALS[obstacle ?? 'noNumber']);
  if (way === 'link') {
    const since = new Date(at.getTime() - DAY_MS);
    const made = await findOwnLink(tx, { profileCode, mobile, by: userId, since });
    if (made) return { link: { token: made.token, until: made.until.toISOString() } };
  } else await assertMaySend(tx, { userId, at, isManager });
  const token = randomBytes(12).toString('base64url');
  const until = new Date(at.getTime() + INVITATION_MS);
  await insertInvitation(tx, tenantId, {
    token,
    profileCode,
    customerCode: code,
    mobile,
    way,
    at,
    until,
    by: userId,
  });
  if (way === 'sms') await send(deps, tx, { tenantId, token, profileCode, at });
  await writeAudit(deps, tx, {
    visitor,
    action: 'customer.invitation',
    subject: `customer/${code}`,
    after: { InviteWay: way === 'sms' ? 'SMS' : 'Link, QR' },
  });
  return { link: way === 'link' ? { token, until: until.toISOString() } : null };
}

async function send(
  deps: Dependencies,
  tx: TenantTransaction,
  { tenantId, ...of }: { tenantId: string; token: string; profileCode: string; at: Date },
): Promise<void> {
  const [told] = await notify(deps, tx, tenantId, [invitationNotice(of)]);
  const isSent = told && (await isOnItsWay(tx, { notificationId: told.notificationId, channel: 'sms' }));
  if (!isSent) throw conflict('INVITATION_NO_SMS');
}

export const sentToday = (
  tx: TenantTransaction,
  { userId, at }: { userId: string; at: Date },
): Promise<{ shop: number; person: number }> =>
  countSent(tx, { userId, since: startOfDay(yyyymmdd(at)) ?? at });

/** Throws 429 INVITATIONS_OF_DAY. */
async function assertMaySend(
  tx: TenantTransaction,
  { userId, at, isManager }: { userId: string; at: Date; isManager: boolean },
): Promise<void> {
  const { shop, person } = await sentToday(tx, { userId, at });
  if (shop >= MOST_OF_SHOP || (!isManager && person >= MOST_OF_PERSON)) throw tooMany('INVITATIONS_OF_DAY');
}

function linkOf(
  { places }: Dependencies,
  tenantId: string,
  { token, until: Until }: MadeLink,
): NonNullable<CallAnswer<'inviteCustomer'>['Link']> {
  const Url = `${places.originOf(tenantId)}${invitationPath(token)}`;
  return { Url, Qr: toSVG({ bcid: 'qrcode', text: Url, paddingwidth: 4, paddingheight: 4 }), Until };
}

/**
 * Throws 404 INVITATION_OVER, the same for one that was never made. A token has 96 random bits, and what it gives away is the
 * number to which it was sent.
 */
export async function openInvitation(
  deps: Dependencies,
  tenantId: string,
  token: string,
): Promise<CallAnswer<'openInvitation'>> {
  const mobile =
    (await isInviting(deps, tenantId)) &&
    (await deps.database.inTenant(tenantId, (tx) => findInvited(tx, { token, now: deps.clock() }), {
      readOnly: true,
    }));
  if (!mobile) throw notFound('INVITATION_OVER');
  return { Mobile: mobile };
}
