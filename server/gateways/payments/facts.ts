/** What the adapters of payment providers share: money, times and facts. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentFact } from './payment-provider.ts';

const SATANG_PER_BAHT = 100;

export const bahtOf = (satang: number): number => satang / SATANG_PER_BAHT;

/** Of a provider that says baht; undefined where it says no sum. */
export function satangOf(baht: unknown): number | undefined {
  const value = typeof baht === 'string' && baht.trim() !== '' ? Number(baht) : baht;
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.round(value * SATANG_PER_BAHT)
    : undefined;
}

/** A moment in ISO 8601; undefined for anything else. */
export function momentOf(text: unknown): Date | undefined {
  const at = typeof text === 'string' ? new Date(text) : undefined;
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
}

/** A code of a failure, short and of plain letters: it is kept and shown to staff. */
export const reasonOf = (code: unknown): string =>
  typeof code === 'string' ? code.replaceAll(/[^\w .-]/g, '').slice(0, 60) : '';

/** Nothing is known, so nothing follows from it. */
export const unknownFact = (
  { reference, providerId }: { reference: string; providerId: string },
  reason = '',
): PaymentFact => ({
  reference,
  providerId,
  state: 'unknown',
  satang: undefined,
  currency: 'THB',
  refundedSatang: 0,
  at: undefined,
  reason,
});

/** The reason of a fact about a transaction that is not this payment's: somebody gave us the id of another. */
export const OTHER_PAYMENT = 'other_payment';

export const hmacSha256 = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** In constant time; false for another length. */
export const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
