import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePage } from '../../page/page-context.ts';
import { useConsent } from '../consent/use-consent.ts';
import { mayTell, tellUsage } from './analytics.ts';
import { loadTagManager, muteTagManager } from './tag-manager.ts';

/** Reports each page view, and loads the shop's tag manager while consent holds. */
export function useUsage(): void {
  const page = usePage();
  const { config } = page;
  const { consent } = useConsent();
  const { pathname } = useLocation();
  const may = mayTell(config, consent);
  const containerId = config.get('TAG_MANAGER_ID');
  useEffect(() => {
    if (containerId === '') return;
    if (may) loadTagManager(window, containerId);
    else muteTagManager(window, containerId);
  }, [may, containerId]);
  useEffect(() => {
    if (may) tellUsage(page, { event: 'page_view', page_path: pathname, page_title: document.title });
  }, [may, page, pathname]);
}
