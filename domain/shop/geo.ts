/** Degrees, WGS 84. */
export type Position = { lat: number; lon: number };

const EARTH_RADIUS_KM = 6371;

/** From where distances are measured if nothing is known about the visitor (K-02): Bangkok. */
export const DEFAULT_MAP_CENTER: Position = { lat: 13.7563309, lon: 100.5017651 };

/** The great-circle distance in km (haversine, earth radius 6371 km). */
export function haversineKm(a: Position, b: Position): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLon = Math.sin(radians(b.lon - a.lon) / 2);
  const h = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLon ** 2;
  // Rounding can push h slightly above 1 at antipodes.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(h, 1)));
}

/**
 * Distribution centers in the picker's order: the selected one first, then by distance (km), those without a
 * distance last; otherwise the given order is kept. Works on rows and on call responses.
 */
export function sortCenters<Center>(
  centers: readonly Center[],
  {
    isSelected,
    distanceKm,
  }: {
    isSelected: (center: Center) => boolean;
    distanceKm: (center: Center) => number | null | undefined;
  },
): Center[] {
  const rank = (center: Center) => (isSelected(center) ? -1 : (distanceKm(center) ?? Number.MAX_VALUE));
  return centers.toSorted((a, b) => rank(a) - rank(b));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
