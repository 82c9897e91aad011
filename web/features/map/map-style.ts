import type { MapOptions } from 'maplibre-gl';
import type { WebConfig } from '#domain/web-config/read.ts';

export const hasPicture = (config: Pick<WebConfig, 'get'>): boolean => config.get('MAP_TILES_URL') !== '';

/** What the map draws under its pin: the shop's pictures with who made them, or plain ground. */
export function mapStyle(config: Pick<WebConfig, 'get'>): Exclude<MapOptions['style'], string | undefined> {
  const ground = { id: 'ground', type: 'background', paint: { 'background-color': '#e9eef0' } } as const;
  if (!hasPicture(config)) return { version: 8, sources: {}, layers: [ground] };
  const pictures = {
    type: 'raster' as const,
    tiles: [config.get('MAP_TILES_URL')],
    tileSize: 256,
    maxzoom: 19,
    attribution: escaped(config.get('MAP_TILES_CREDIT')),
  };
  return {
    version: 8,
    sources: { pictures },
    layers: [ground, { id: 'pictures', type: 'raster', source: 'pictures' }],
  };
}

/** The library writes it as HTML. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
