/**
 * The one door through which usage is told to whoever counts it (storefront §9: currency THB). Nothing passes unless
 * the shop has it on and the visitor has agreed; what passes lies in `window.dataLayer`, from where a tag manager
 * takes it.
 */
export const ANALYTICS_CURRENCY = 'THB';

export type AnalyticsEvent =
  | { event: 'page_view'; page_path: string; page_title: string }
  | {
      event: 'add_to_cart' | 'purchase';
      value: number;
      items: readonly { item_id: string; quantity: number }[];
    };

export type Analytics = (event: AnalyticsEvent) => void;

type Options = {
  enabled: boolean;
  agreed: boolean;
  /** Takes what may be told; amounts carry their currency. */
  sink: (event: AnalyticsEvent & { currency?: string }) => void;
};

export function createAnalytics({ enabled, agreed, sink }: Options): Analytics {
  if (!enabled || !agreed) return () => {};
  return (event) => sink('value' in event ? { ...event, currency: ANALYTICS_CURRENCY } : event);
}

/** Lays events where tag managers look for them. */
export function dataLayerSink(window: { dataLayer?: unknown[] }): Options['sink'] {
  return (event) => {
    window.dataLayer ??= [];
    window.dataLayer.push(event);
  };
}
