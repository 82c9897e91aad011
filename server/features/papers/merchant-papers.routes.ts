import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { createDocumentPrinter } from '../documents/documents.public.ts';
import { definePaperExports } from './papers-export.usecases.ts';
import { readSeller, saveSeller } from './sellers.usecases.ts';
import { listPapers, paperAsXml, paperForStaff, papersForStaff, salesTax } from './shown-papers.usecases.ts';

export function addMerchantPaperRoutes(app: FastifyInstance, given: Dependencies): void {
  definePaperExports(given);
  const printer = createDocumentPrinter();
  app.addHook('onClose', () => printer.close());
  const deps = { ...given, printer };
  serveCall(app, deps, 'merchantOrderPapers', ({ visitor, params }) => papersForStaff(deps, visitor, params));
  serveCall(app, deps, 'merchantOrderPaper', ({ visitor, params, query }) =>
    paperForStaff(deps, visitor, { ...params, ...query }),
  );
  serveCall(app, deps, 'merchantPaperXml', ({ visitor, params, query }) =>
    paperAsXml(deps, visitor, { ...params, ...query }),
  );
  serveCall(app, deps, 'merchantPapers', ({ visitor, query }) => listPapers(deps, visitor, query));
  serveCall(app, deps, 'salesTax', ({ visitor, query }) => salesTax(deps, visitor, query));
  serveCall(app, deps, 'centerSeller', ({ visitor, params }) => readSeller(deps, visitor, params.saleUnit));
  serveCall(app, deps, 'saveCenterSeller', ({ visitor, params, body }) =>
    saveSeller(deps, visitor, { ...params, ...body }),
  );
}
