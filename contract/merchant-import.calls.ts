import { defineCalls } from './define.ts';

const ofStaff = { who: ['staff'], page: 'imports' } as const;

/** Files of categories, products, prices and stock (R-47v, R-54c). Each kind asks for the right of what it changes. */
export const merchantImportCalls = defineCalls({
  imports: { method: 'GET', path: '/api/merchant/import', ...ofStaff },
  importTemplate: { method: 'GET', path: '/api/merchant/import/template/:kind', ...ofStaff, download: true },
  addImport: {
    method: 'POST',
    path: '/api/merchant/import',
    ...ofStaff,
    files: { sheet: 'sheet' },
    guarded: true,
    idempotencyKey: true,
  },
  oneImport: { method: 'GET', path: '/api/merchant/import/:id', ...ofStaff },
  checkImport: { method: 'POST', path: '/api/merchant/import/:id/check', ...ofStaff },
  importProblems: { method: 'GET', path: '/api/merchant/import/:id/problems', ...ofStaff, download: true },
  runImport: { method: 'POST', path: '/api/merchant/import/:id/run', ...ofStaff },
  undoImport: { method: 'POST', path: '/api/merchant/import/:id/undo', ...ofStaff },
  exportGoods: { method: 'POST', path: '/api/merchant/products/export', ...ofStaff, idempotencyKey: true },
});
