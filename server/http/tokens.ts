/** The JWT of the specification (S-06): issued for 15 minutes from a session, accepted by every call. */
import { createHmac } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { unauthenticated } from './call-error.ts';
import type { Visitor, VisitorKind } from './visitor.ts';

const LIFETIME_SECONDS = 15 * 60;
/** Of an applicant, whose token opens one application alone, and only while it is there. */
const APPLICANT_SECONDS = 30 * 24 * 3600;
/** Verifying costs more than a lookup: a browser sends the same token with many calls. */
const REMEMBERED = 20_000;

type Claims = {
  UserId: string;
  TenantId: string;
  exp: number;
  kind: VisitorKind;
  cus: string;
  role: string;
  dc: string;
  sid: string;
  lvl?: number;
};

export type Tokens = {
  /** For 15 minutes, an applicant's for 30 days, and never beyond `until`. */
  sign(visitor: Visitor, until?: Date): Promise<string>;
  /** Throws 401: TOKEN_INVALID, TOKEN_EXPIRED, or SESSION_OVER for a revoked session. */
  verify(token: string): Visitor | Promise<Visitor>;
  /** The visitor of a token that was verified before and is still valid; undefined for any other. */
  recall(token: string): Visitor | undefined;
};

type Options = { secret: string; clock: () => Date; isRevoked: (sessionId: string) => boolean };

export function createTokens({ secret, clock, isRevoked }: Options): Tokens {
  // A derived key, so that the same secret never serves two purposes.
  const key = createHmac('sha256', secret).update('visitor-token').digest();
  const remembered = new Map<string, { visitor: Visitor; exp: number }>();

  const isOver = (exp: number): boolean => exp * 1000 <= clock().getTime();
  const isEnded = ({ sessionId }: Visitor): boolean => sessionId !== '' && isRevoked(sessionId);

  const believe = (visitor: Visitor, exp: number): Visitor => {
    if (isOver(exp)) throw expired(exp);
    if (isEnded(visitor)) throw unauthenticated('SESSION_OVER', 'The session was ended');
    return visitor;
  };

  const read = async (token: string): Promise<Visitor> => {
    const { payload } = await jwtVerify<Claims>(token, key, {
      algorithms: ['HS256'],
      currentDate: clock(),
    }).catch((error) => {
      if (error instanceof errors.JWTExpired) throw expired(Number(error.payload.exp));
      throw unauthenticated('TOKEN_INVALID', 'The token is not valid');
    });
    const { TenantId, kind, cus, UserId, role, dc, sid, lvl } = payload;
    const visitor: Visitor = {
      tenantId: TenantId,
      kind,
      customerCode: cus,
      userId: UserId,
      role,
      saleUnit: dc,
      sessionId: sid,
      priceLevel: lvl,
    };
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(token, { visitor, exp: payload.exp });
    return believe(visitor, payload.exp);
  };

  return {
    sign: ({ tenantId, kind, customerCode, userId, role, saleUnit, sessionId, priceLevel }, until) => {
      const now = Math.floor(clock().getTime() / 1000);
      const last = until ? Math.floor(until.getTime() / 1000) : Infinity;
      const claims = {
        UserId: userId,
        TenantId: tenantId,
        kind,
        cus: customerCode,
        role,
        dc: saleUnit,
        sid: sessionId,
        ...(priceLevel === undefined ? {} : { lvl: priceLevel }),
      };
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(now)
        .setExpirationTime(Math.min(now + lifetimeOf(kind), last))
        .sign(key);
    },
    recall: (token) => {
      const known = remembered.get(token);
      return known && !isOver(known.exp) && !isEnded(known.visitor) ? known.visitor : undefined;
    },
    verify: (token) => {
      const known = remembered.get(token);
      return known ? believe(known.visitor, known.exp) : read(token);
    },
  };
}

const lifetimeOf = (kind: VisitorKind): number =>
  kind === 'applicant' ? APPLICANT_SECONDS : LIFETIME_SECONDS;

const expired = (exp: number) =>
  unauthenticated('TOKEN_EXPIRED', `The token expired at '${new Date(exp * 1000).toISOString()}'`);
