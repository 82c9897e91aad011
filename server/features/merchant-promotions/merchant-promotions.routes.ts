import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { createSheetMaker } from '../runs/runs.public.ts';
import {
  changePromotion,
  copyPromotion,
  createPromotion,
  enablePromotion,
} from './merchant-promotions.saving.usecases.ts';
import {
  calendarOfPromotions,
  customersToPromote,
  listOfPromotions,
  productsToPromote,
  promotionChoices,
  readPromotion,
} from './merchant-promotions.usecases.ts';
import { definePromotionsExport } from './promotions-export.usecases.ts';
import { resultsOfPromotion, tableOfResults } from './promotion-results.usecases.ts';
import { overlapsOfPromotion } from './promotion-overlaps.usecases.ts';
import { replayPromotion } from './promotion-replay.usecases.ts';
import { tryPromotion } from './promotion-trying.usecases.ts';

export function addMerchantPromotionRoutes(app: FastifyInstance, deps: Dependencies): void {
  definePromotionsExport(deps);
  serveCall(app, deps, 'promotionList', (call) => listOfPromotions(deps, call, call.query));
  serveCall(app, deps, 'promotionProducts', (call) => productsToPromote(deps, call, call.query));
  serveCall(app, deps, 'promotionCustomers', (call) => customersToPromote(deps, call, call.query));
  serveCall(app, deps, 'promotionDetail', (call) =>
    readPromotion(deps, call, { id: call.params.promotionId, saleUnit: call.query.saleUnit }),
  );
  serveCall(app, deps, 'promotionMasterData', (call) => promotionChoices(deps, call));
  serveCall(app, deps, 'promotionCalendar', (call) => calendarOfPromotions(deps, call, call.query));
  serveCall(app, deps, 'createPromotion', (call) => createPromotion(deps, call, call));
  serveCall(app, deps, 'updatePromotion', (call) =>
    changePromotion(deps, call, { id: call.params.id, body: call.body }),
  );
  serveCall(app, deps, 'copyPromotion', (call) => copyPromotion(deps, call, call));
  serveCall(app, deps, 'enablePromotion', (call) =>
    enablePromotion(deps, call, {
      id: call.params.id,
      isEnabled: call.body.FlagEnabled === 'Y',
      version: call.body.Version,
    }),
  );
  serveCall(app, deps, 'tryPromotion', (call) => tryPromotion(deps, call, call.body));
  serveCall(app, deps, 'replayPromotion', (call) => replayPromotion(deps, call, call.body));
  serveCall(app, deps, 'promotionOverlaps', (call) => overlapsOfPromotion(deps, call, call.body));
  serveCall(app, deps, 'promotionResults', (call) => resultsOfPromotion(deps, call, call));
  const sheets = createSheetMaker();
  app.addHook('onClose', () => sheets.close());
  serveCall(app, deps, 'promotionResultsTable', (call) => tableOfResults({ ...deps, sheets }, call, call));
}
