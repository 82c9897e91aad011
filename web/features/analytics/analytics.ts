/**
 * The one adapter through which usage is reported. Nothing passes unless the shop has it on and the visitor has agreed;
 * what passes goes to `window.dataLayer`, from where the shop's tag manager takes it (`tag-manager.ts`). Names and
 * fields are those of GA4's e-commerce events.
 */
import type { WebConfig } from '#domain/web-config/read.ts';
import type { Page } from '../../page/page-context.ts';
import { readConsent } from '../consent/consent.ts';
import type { EcommerceEvent } from './ecommerce.ts';

export type AnalyticsEvent = { event: 'page_view'; page_path: string; page_title: string } | EcommerceEvent;

export type DataLayerWindow = { dataLayer?: unknown[] };

/** Whether anything may be reported of this visitor. */
export const mayTell = (config: WebConfig, consent: string | undefined): boolean =>
  config.get('ANALYTICS_ENABLED') && consent === 'agreed';

/** Reports one event if the visitor's consent allows it now. */
export function tellUsage(
  { config, bootstrap }: Pick<Page, 'config' | 'bootstrap'>,
  event: AnalyticsEvent,
): void {
  if (mayTell(config, readConsent(document.cookie, bootstrap))) layDown(window as DataLayerWindow, event);
}

/** Lays an event where tag managers look for it. */
export function layDown(window: DataLayerWindow, event: AnalyticsEvent): void {
  const layer = (window.dataLayer ??= []);
  // A tag manager merges the objects it gets; the sums of one event must not go on to the next.
  if ('ecommerce' in event) layer.push({ ecommerce: null });
  layer.push(event);
}
