/** Signed tickets: what a browser may keep of something that it has proved. Nothing is stored for them. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * `number`: a mobile number, whose code was entered, or which a sign-in elsewhere vouches for. `waiting`: a customer code, whose owner may ask how the registration stands.
 * `change`: whose session proved to be its owner's, and the code that was sent to another number then. `oidc`: a sign-in
 * elsewhere that a browser began. `identity`: who somebody is elsewhere, before a number of theirs is known.
 */
export type TicketKind = 'number' | 'waiting' | 'change' | 'oidc' | 'identity';

type Issue = { tenantId: string; kind: TicketKind; value: string; expiresAt: Date };
type Check = { tenantId: string; kind: TicketKind; now: Date };

function macOf(sessionSecret: string, body: string): Buffer {
  const key = createHmac('sha256', sessionSecret).update('registration-ticket').digest();
  return createHmac('sha256', key).update(body).digest();
}

export function issueTicket(sessionSecret: string, { tenantId, kind, value, expiresAt }: Issue): string {
  const body = Buffer.from(JSON.stringify([kind, tenantId, value, expiresAt.getTime()])).toString(
    'base64url',
  );
  return `${body}.${macOf(sessionSecret, body).toString('base64url')}`;
}

/** The value of a ticket; undefined for one of another shop or kind, an altered one, and one that has run out. */
export function readTicket(
  sessionSecret: string,
  ticket: string,
  { tenantId, kind, now }: Check,
): string | undefined {
  const [body = '', mac = ''] = ticket.split('.');
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(sessionSecret, body);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  // Only what this shop has signed is parsed.
  const [of, shop, value, until] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
    string,
    string,
    string,
    number,
  ];
  return of === kind && shop === tenantId && until > now.getTime() ? value : undefined;
}
