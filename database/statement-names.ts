/**
 * PostgreSQL caches the plan of a named statement on its connection: a page's statements then run about twice as
 * often per second. Only recurring statements get a name, and only a limited number: each plan takes memory on
 * every connection, and a list of varying length (`in (…)`, many rows) creates a new text each time.
 */
const WORTH_IT_AFTER = 3;
const MAX_NAMES = 250;
const MAX_WATCHED = 2_000;
const MAX_LENGTH = 4_000;

/** Returns the name of a statement, undefined if it is not worth caching. */
export function createStatementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();

  return (sql) => {
    const name = names.get(sql);
    if (name !== undefined || names.size >= MAX_NAMES) return name;
    // Several statements in one text cannot be prepared.
    if (sql.length > MAX_LENGTH || sql.includes(';')) return undefined;
    const times = (seen.get(sql) ?? 0) + 1;
    if (times < WORTH_IT_AFTER) {
      if (seen.size >= MAX_WATCHED) seen.clear();
      seen.set(sql, times);
      return undefined;
    }
    seen.delete(sql);
    const fresh = `s${names.size}`;
    names.set(sql, fresh);
    return fresh;
  };
}
