import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { applicablePromotions } from './promotion.applicable.usecases.ts';
import { definePromotionEffects } from './promotion.order.usecases.ts';

export function addBuyerPromotionsRoutes(app: FastifyInstance, deps: Dependencies): void {
  serveCall(app, deps, 'applicablePromotions', (call) => applicablePromotions(deps, call, call.body));
  definePromotionEffects(deps);
}
