import { defineCalls } from './define.ts';

const ofStaff = { who: ['staff'], page: 'content' } as const;
const ofWriters = { ...ofStaff, right: 'manageContent' } as const;

/** Banners, news and the shop's own pages, written by staff. */
export const merchantContentCalls = defineCalls({
  merchantContents: { method: 'GET', path: '/api/merchant/content', ...ofStaff },
  contentLinks: { method: 'GET', path: '/api/merchant/content/links', ...ofWriters },
  addContent: { method: 'POST', path: '/api/merchant/content', ...ofWriters },
  orderContents: { method: 'POST', path: '/api/merchant/content/order', ...ofWriters },
  /** What names it is saved with the draft. */
  addContentPicture: {
    method: 'POST',
    path: '/api/merchant/content/picture',
    ...ofWriters,
    files: { picture: 'picture' },
    guarded: true,
  },
  merchantContent: { method: 'GET', path: '/api/merchant/content/item/:code', ...ofStaff },
  saveContent: { method: 'PUT', path: '/api/merchant/content/item/:code', ...ofWriters },
  publishContent: { method: 'POST', path: '/api/merchant/content/item/:code/publish', ...ofWriters },
  setContentActive: { method: 'POST', path: '/api/merchant/content/item/:code/active', ...ofWriters },
  contentVersions: { method: 'GET', path: '/api/merchant/content/item/:code/versions', ...ofStaff },
  contentVersion: { method: 'GET', path: '/api/merchant/content/item/:code/version', ...ofStaff },
  restoreContent: { method: 'POST', path: '/api/merchant/content/item/:code/restore', ...ofWriters },
});
