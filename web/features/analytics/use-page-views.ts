import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePage } from '../../page/page-context.ts';
import { useConsent } from '../consent/use-consent.ts';
import { createAnalytics, dataLayerSink } from './analytics.ts';

/** Tells each page that is looked at. */
export function usePageViews(): void {
  const { config } = usePage();
  const { consent } = useConsent();
  const { pathname } = useLocation();
  const enabled = config.get('ANALYTICS_ENABLED');
  const agreed = consent === 'agreed';
  useEffect(() => {
    const tell = createAnalytics({
      enabled,
      agreed,
      sink: dataLayerSink(window as { dataLayer?: unknown[] }),
    });
    tell({ event: 'page_view', page_path: pathname, page_title: document.title });
  }, [enabled, agreed, pathname]);
}
