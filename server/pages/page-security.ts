import { mapTileSources } from '#domain/shop/map-tiles.ts';
import { tagManagerSources } from '#domain/shop/tag-manager.ts';
import { readWebConfig } from '#domain/web-config/read.ts';
import type { Opening } from './built-app.ts';

/** More places that a shop's pages may load from, by directive, e.g. `{ 'img-src': ['https://tiles.example'] }`. */
export type MoreSources = Readonly<Record<string, readonly string[]>>;

const BASE: Record<string, readonly string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Mantine writes its theme and responsive styles inline.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/**
 * The security headers of one page, in addition to those of every response; `scripts` are its own inline scripts,
 * as hashes or as a nonce.
 */
export function pageSecurity(scripts: readonly string[], more: MoreSources = {}): Record<string, string> {
  const policy = Object.entries(BASE).map(([name, sources]) => {
    const own = name === 'script-src' ? scripts : [];
    return [name, ...sources, ...own, ...(more[name] ?? [])].join(' ');
  });
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  };
}

/** `more`, plus what the shop's own settings need: the pictures of its maps, and on buyers' pages its tag manager. */
export function sourcesOf({ settings, staff }: Opening['bootstrap'], more: MoreSources = {}): MoreSources {
  const config = readWebConfig(settings);
  const tiles = config.get('MAP_TILES_URL');
  const counts =
    staff === undefined && config.get('ANALYTICS_ENABLED') && config.get('TAG_MANAGER_ID') !== '';
  return joined([
    more,
    // The desk reads barcodes by WebAssembly (`web/features/packing/camera-scan.tsx`); buyers' pages run none.
    staff === undefined ? {} : { 'script-src': ["'wasm-unsafe-eval'"] },
    tiles === '' ? {} : mapTileSources(tiles),
    counts ? tagManagerSources : {},
  ]);
}

function joined(all: readonly MoreSources[]): MoreSources {
  const names = new Set(all.flatMap((one) => Object.keys(one)));
  return Object.fromEntries([...names].map((name) => [name, all.flatMap((one) => one[name] ?? [])]));
}
