/** The program cannot start; the message is one sentence for the user, printed by main with exit code 1. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The database is unreachable or cannot serve the request now: the caller answers 503 and the visitor retries. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

// Class 08 is "connection exception"; 57P01..03: shut down by an administrator, crashed, starting up; 25P03, 25P04,
// 57P05: ended by the server after a timeout; 53300: too many connections. The rest are the socket's own codes.
const CONNECTION_CODES =
  /^(08...|25P0[34]|57P0[1235]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
// `pg` has no codes for these.
const CONNECTION_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Whether the database itself was unreachable, as opposed to a statement it refused. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && CONNECTION_CODES.test(code)) || CONNECTION_WORDS.test(error.message);
}

// 57014: canceled, usually by the statement timeout; 55P03: a lock was not available in time; 40001, 40P01:
// serialization failure, deadlock; class 53: out of memory or disk.
const BUSY_CODES = /^(57014|55P03|40001|40P01|53...)$/;

/** Whether the database gave up on a statement that is fine in itself: a retry may succeed. */
export function isBusyError(error: unknown): boolean {
  return BUSY_CODES.test(codeOf(error));
}

/** A row with the same key already exists. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Another row names the one that was to go. */
export function isStillNamed(error: unknown): boolean {
  return codeOf(error) === '23503';
}

/** The row names another that is not there. */
export function isMissingReference(error: unknown): boolean {
  return codeOf(error) === '23503';
}

/** What was to be stored breaks a rule of the table or does not fit a column: it is no other way the next time. */
export function isRefusedByData(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error));
}

/** The constraint that a second row with the same key would break; undefined for every other error. */
export function uniqueConstraintOf(error: unknown): string | undefined {
  return isUniqueViolation(error) ? (error as { constraint?: string }).constraint : undefined;
}

/** A newer program changed a table under a plan cached on this connection: a fresh connection plans again. */
export function isStalePlan(error: unknown): boolean {
  return codeOf(error) === '0A000' && messageOf(error).startsWith('cached plan must not change');
}

/** The SQLSTATE or system code of an error, '' if it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? '') : '';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The result of a transaction ended by the database function `refuse`. */
export type Refusal = { reason: string; detail: string };

export function refusalOf(error: unknown): Refusal | undefined {
  if (codeOf(error) !== 'SH001') return undefined;
  const { detail = '' } = error as { detail?: string };
  return { reason: messageOf(error), detail };
}
