import type { Position } from '#domain/shop/geo.ts';

/** Where somebody is; undefined without a pin. */
export const pinOf = ({
  Latitude: lat,
  Longitude: lon,
}: {
  Latitude: number | null;
  Longitude: number | null;
}) => (lat === null || lon === null ? undefined : { lat, lon });

/** An address that phones open in their map app and desktops in the browser; it needs no key and names no one. */
export const directionsTo = ({ lat, lon }: Position): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`;

/** The place itself on a map, in the same way. */
export const mapOf = ({ lat, lon }: Position): string =>
  `https://www.google.com/maps/search/?api=1&query=${lat},${lon}`;
