/** The shop's Google Tag Manager container: loaded once, and only when it may be. */
import { TAG_MANAGER_ORIGIN } from '#domain/shop/tag-manager.ts';
import type { DataLayerWindow } from './analytics.ts';

type Consent = Readonly<Record<string, 'granted' | 'denied'>>;

/** Only figures of use are agreed to, nothing of advertising. */
const AGREED: Consent = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

const addressOf = (containerId: string): string => `${TAG_MANAGER_ORIGIN}/gtm.js?id=${containerId}`;

const loadedIn = (document: Document, containerId: string): boolean =>
  document.head.querySelector(`script[src="${addressOf(containerId)}"]`) !== null;

/** Loads the container, or passes the new consent to the one that is loaded. */
export function loadTagManager(window: Window & DataLayerWindow, containerId: string): void {
  const { document } = window;
  if (loadedIn(document, containerId)) return tellConsent(window, 'update', AGREED);
  tellConsent(window, 'default', AGREED);
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = addressOf(containerId);
  document.head.append(script);
}

/** The visitor thinks otherwise now: what is loaded cannot be taken back, but counts nothing more. */
export function muteTagManager(window: Window & DataLayerWindow, containerId: string): void {
  if (loadedIn(window.document, containerId))
    tellConsent(window, 'update', { ...AGREED, analytics_storage: 'denied' });
}

/** Tag managers recognize commands by their being `arguments`. */
function tellConsent(window: DataLayerWindow, when: 'default' | 'update', consent: Consent): void {
  const layer = (window.dataLayer ??= []);
  function command(..._words: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- an array would count as an event
    layer.push(arguments);
  }
  command('consent', when, consent);
}
