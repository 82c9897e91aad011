/**
 * The one spelling of a question. Any number of spellings ask the same (parameters that nobody reads, other cases,
 * escapes, white space), so what is remembered by the bytes of a request is remembered under this one alone.
 */

type Asked = {
  /** The route's path, e.g. `/api/products/item/:code`. */
  route: string;
  params: unknown;
  /** As validation has read it: what a call does not know is gone. */
  query: unknown;
  /** As it was sent. */
  target: string;
};

/** What our own client would send for what was asked (`contract/client.ts`), the parameters in the order they came in. */
export function canonicalTarget({ route, params, query, target }: Asked): string {
  const given = params as Record<string, string>;
  const path = route.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
  const [, search] = target.split('?', 2);
  if (search === undefined) return path;
  const known = new URLSearchParams();
  for (const name of new URLSearchParams(search).keys()) {
    const value = own(query, name);
    if (value !== undefined) known.set(name, `${value as string | number | boolean}`);
  }
  return known.size > 0 ? `${path}?${known}` : path;
}

/** A body's fields in the order of their names; undefined for what is no object. */
export function sortedBody(json: string): string | undefined {
  const body = parsed(json);
  return body && JSON.stringify(sorted(Object.entries(body)));
}

/** As `sortedBody`, of what validation has read, as far as it was sent: what stands there by default is not. */
export function canonicalBody(json: string, read: unknown): string | undefined {
  const body = parsed(json);
  if (!body) return undefined;
  return JSON.stringify(sorted(Object.keys(body).map((name) => [name, own(read, name)])));
}

const own = (values: unknown, name: string): unknown =>
  Object.hasOwn(values as object, name) ? (values as Record<string, unknown>)[name] : undefined;

const sorted = (entries: [string, unknown][]) => entries.toSorted(([one], [other]) => (one < other ? -1 : 1));

function parsed(json: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(json);
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
