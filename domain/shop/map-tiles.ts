/** Addresses of map pictures ("tiles"), which a shop may have drawn under its maps. */

const TEMPLATE = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?\/[^\s"'\\;,]*$/i;

/** A template with {z}, {x} and {y}, of one host and by https. Undefined for anything else: its host enters the content policy. */
export function parseMapTiles(text: string): string | undefined {
  const template = text.trim();
  const names = ['{z}', '{x}', '{y}'];
  return TEMPLATE.test(template) && names.every((name) => template.includes(name)) ? template : undefined;
}

/** Sources that pages with such a map must be allowed to load, by CSP directive. */
export const mapTileSources = (template: string): Readonly<Record<string, readonly string[]>> => ({
  'connect-src': [new URL(template).origin],
});
