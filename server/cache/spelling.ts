/**
 * The canonical spelling of a request. Any number of spellings mean the same (unread parameters, other cases,
 * escapes, white space), so responses that are found by a request's bytes are stored under this one only.
 */

type RequestSpelling = {
  /** The route's path, e.g. `/api/products/item/:code`. */
  route: string;
  params: unknown;
  /** After validation: unknown parameters are removed. */
  query: unknown;
  /** As sent. */
  target: string;
};

/** What our own client would send for this request (`contract/client.ts`), the parameters in the order received. */
export function canonicalTarget({ route, params, query, target }: RequestSpelling): string {
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

/** A body's fields sorted by name; undefined if it is no object. */
export function sortedBody(json: string): string | undefined {
  const body = parsed(json);
  return body && JSON.stringify(sorted(Object.entries(body)));
}

/** Like `sortedBody`, but with the validated values of the fields that were sent: defaults are left out. */
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
