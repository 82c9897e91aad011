import { isApiError } from '#contract/client.ts';

const WAIT_CODES = new Set(['RESEND_WAIT', 'TOO_MANY_TRIES', 'TOO_MANY_CALLS']);

/** How long the shop asks to wait, read from its sentence ("Waiting for {n} seconds…", E-06). */
export function secondsToWait(error: unknown): number | undefined {
  if (!isApiError(error) || !WAIT_CODES.has(error.answer.code)) return undefined;
  const seconds = Number(/\d+/.exec(error.answer.message)?.[0]);
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** Seconds as a clock counts them down: 1:05. */
export function countdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
