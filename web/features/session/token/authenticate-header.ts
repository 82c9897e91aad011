/** A refused token as the WWW-Authenticate header describes it (E-03). */
export type Refusal = {
  error: string;
  error_description: string;
  /** The description says "The token expired". */
  is_expired: boolean;
  expired_at: Date | undefined;
};

/** Reads `Bearer error="invalid_token", error_description="The token expired at '…'"`; undefined for other schemes. */
export function parseAuthenticate(header: string | null): Refusal | undefined {
  if (header === null || !/^\s*Bearer\b/i.test(header)) return undefined;
  const error_description = parameter(header, 'error_description');
  const when = /The token expired at '([^']+)'/.exec(error_description)?.[1];
  const expiredAt = when === undefined ? undefined : new Date(when);
  return {
    error: parameter(header, 'error'),
    error_description,
    is_expired: error_description.includes('The token expired'),
    expired_at: expiredAt && !Number.isNaN(expiredAt.getTime()) ? expiredAt : undefined,
  };
}

function parameter(header: string, name: string): string {
  const quoted = new RegExp(`[\\s,]${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(header)?.[1];
  return (quoted ?? '').replaceAll(/\\(.)/g, '$1');
}
