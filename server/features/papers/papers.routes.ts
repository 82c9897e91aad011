import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { definePaperEffects } from './papers.usecases.ts';

export function addPaperRoutes(_app: FastifyInstance, deps: Dependencies): void {
  definePaperEffects(deps);
}
