import { GatewayError } from '../gateways/gateway-error.ts';

/**
 * What is logged of an error: its kind and where it arose, and its message only if it is a gateway's. Messages of
 * PostgreSQL and of libraries quote what was typed: search texts, names, telephone numbers, passwords (decision
 * 23).
 */
export type LoggableError = {
  name: string;
  message?: string;
  /** SQLSTATE, a system code, or our own. */
  code?: string;
  /** For a statement that the database refused. */
  table?: string;
  column?: string;
  constraint?: string;
  /** For a response that does not match its schema: paths. */
  fields?: string[];
  /** Source locations, innermost first. */
  frames?: string[];
  cause?: LoggableError;
};

const NAMED = ['code', 'table', 'column', 'constraint'] as const;

export function loggable(error: unknown): LoggableError {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, cause } = error;
  const logged: LoggableError = { name };
  if (error instanceof GatewayError) logged.message = error.message;
  const parts = error as unknown as Record<string, unknown>;
  for (const key of NAMED) if (typeof parts[key] === 'string') logged[key] = parts[key];
  const fields = fieldsOf(parts['issues']);
  if (fields.length > 0) logged.fields = fields;
  const frames = framesOf(error);
  if (frames.length > 0) logged.frames = frames;
  if (cause instanceof Error) logged.cause = loggable(cause);
  return logged;
}

const fieldsOf = (issues: unknown): string[] =>
  Array.isArray(issues)
    ? issues.flatMap(({ path }: { path?: unknown }) => (Array.isArray(path) ? [path.join('.')] : []))
    : [];

/** The stack begins with the message, which may have lines that look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const afterMessage = stack.slice(Math.max(0, stack.indexOf(message)) + message.length);
  return afterMessage
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));
}

/**
 * One sentence for a problem outside a call, for the console: the code of a statement's error, the message of
 * others.
 */
export function problemSentence(problem: unknown): string {
  if (problem instanceof Error && isDatabaseError(problem)) {
    const { code = '', constraint, table } = loggable(problem);
    const where = constraint ?? table;
    return `The database refused a statement: ${code}${where === undefined ? '' : ` (${where})`}`;
  }
  const logged =
    typeof problem === 'object' && problem !== null && 'message' in problem ? problem.message : problem;
  return String(logged);
}

/** Errors of `pg` have the severity sent by the server. */
const isDatabaseError = (error: Error): boolean => 'severity' in error && 'code' in error;
