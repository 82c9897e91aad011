/** The announced maintenance of a shop: "MA {from} - {to}" (L-21). */

export type MaintenanceWindow = { from: Date; to: Date };

/**
 * Reads the two settings, each `YYYY-MM-DD HH:mm` in Bangkok. Undefined if none is announced, if they are invalid,
 * and once it is over at `now`.
 */
export function maintenanceWindow(
  { from, to }: { from: string; to: string },
  now: Date,
): MaintenanceWindow | undefined {
  const [begin, end] = [bangkokMoment(from), bangkokMoment(to)];
  if (!begin || !end || end <= begin || end <= now) return undefined;
  return { from: begin, to: end };
}

/** `YYYY-MM-DD HH:mm` as a moment; undefined for a time that does not exist. */
function bangkokMoment(text: string): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})[ T]([01]\d|2[0-3]):([0-5]\d)$/.exec(text.trim());
  if (!match) return undefined;
  const [, day = '', hour = '', minute = ''] = match;
  // Parsed as if it were UTC, so that the result can be compared with what was written.
  const written = new Date(`${day}T${hour}:${minute}:00Z`);
  if (Number.isNaN(written.getTime()) || written.toISOString().slice(0, 10) !== day) return undefined;
  return new Date(`${day}T${hour}:${minute}:00+07:00`);
}
