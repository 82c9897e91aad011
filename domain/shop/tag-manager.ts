/** Google Tag Manager, which a shop may use for analytics. */

export const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

/** The id of a container as copied by its owner: GTM- and capital letters or digits. Undefined for anything else. */
export function parseContainerId(text: string): string | undefined {
  const id = text.trim().toUpperCase();
  return /^GTM-[A-Z0-9]{4,12}$/.test(id) ? id : undefined;
}

/** Sources that pages of a shop with a container must be allowed to load, by CSP directive. */
export const tagManagerSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': [TAG_MANAGER_ORIGIN],
  'connect-src': [TAG_MANAGER_ORIGIN, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};
