import { defineCalls } from './define.ts';

const ofStaff = { who: ['staff'], page: 'imports', right: 'manageProducts' } as const;

/** Zips of pictures that are named by the code of their product (R-47t). */
export const pictureImportCalls = defineCalls({
  pictureImports: { method: 'GET', path: '/api/merchant/import-pictures', ...ofStaff },
  addPictureImport: {
    method: 'POST',
    path: '/api/merchant/import-pictures',
    ...ofStaff,
    files: { zip: 'zip' },
    guarded: true,
    idempotencyKey: true,
  },
  onePictureImport: { method: 'GET', path: '/api/merchant/import-pictures/:id', ...ofStaff },
  runPictureImport: { method: 'POST', path: '/api/merchant/import-pictures/:id/run', ...ofStaff },
  undoPictureImport: { method: 'POST', path: '/api/merchant/import-pictures/:id/undo', ...ofStaff },
  discardPictureImport: { method: 'POST', path: '/api/merchant/import-pictures/:id/discard', ...ofStaff },
});
