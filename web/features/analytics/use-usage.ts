import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { useMatchedPages } from '../../page/matched-pages.ts';
import { usePage } from '../../page/page-context.ts';
import { useConsent } from '../consent/use-consent.ts';
import { mayTell, tellUsage } from './analytics.ts';
import { pageViewOf } from './page-view.ts';
import { loadTagManager, muteTagManager } from './tag-manager.ts';

/** Reports each page view, and loads the shop's tag manager while consent holds. */
export function useUsage(): void {
  const page = usePage();
  const { config } = page;
  const { consent } = useConsent();
  const { pathname, search } = useLocation();
  const params = useParams();
  const pages = useMatchedPages();
  const may = mayTell(config, consent);
  const containerId = config.get('TAG_MANAGER_ID');
  useEffect(() => {
    if (containerId === '') return;
    if (may) loadTagManager(window, containerId);
    else muteTagManager(window, containerId);
  }, [may, containerId]);
  useEffect(() => {
    if (may) tellUsage(page, pageViewOf({ pathname, search, params, pages, title: document.title }));
    // oxlint-disable-next-line react/exhaustive-deps -- one view a path: a filter or a page of a list is none
  }, [may, page, pathname]);
}
