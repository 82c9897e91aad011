import type { Position } from '#domain/shop/geo.ts';

/** What /map/select leaves in the history of the page that asked for a place. */
export const givenPlace = (place: Position) => ({ place });

/** The place that such a state holds; undefined for every other state. */
export function placeGiven(state: unknown): Position | undefined {
  const { place } = (state ?? {}) as { place?: Partial<Position> };
  const { lat, lon } = place ?? {};
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined;
}
