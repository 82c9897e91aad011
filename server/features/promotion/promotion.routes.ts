import type { Dependencies } from '../../dependencies.ts';
import { definePromotionEffects } from './promotion.order.usecases.ts';

export function addPromotionRoutes(deps: Dependencies): void {
  definePromotionEffects(deps);
}
