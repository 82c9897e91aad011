import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { defineSearchExports } from './search-export.usecases.ts';
import { dropSynonym, keepSynonym, listSynonyms } from './catalogue.synonyms.usecases.ts';
import { listMisses, type SearchMisses } from './search.misses.usecases.ts';
import { createSearchReading } from './search.reading.usecases.ts';
import { trySearch } from './search.trying.usecases.ts';

export function addSearchRoutes(app: FastifyInstance, deps: Dependencies, misses: SearchMisses): void {
  const { sendCached } = deps;
  const reading = createSearchReading(deps);

  serveCall(app, deps, 'searchReading', async ({ reply, query, visitor }) =>
    sendCached(reply, await reading(visitor, query)),
  );

  serveCall(app, deps, 'searchSynonyms', ({ visitor }) => listSynonyms(deps, visitor));
  serveCall(app, deps, 'saveSearchSynonym', ({ visitor, body }) => keepSynonym(deps, visitor, body));
  serveCall(app, deps, 'deleteSearchSynonym', ({ visitor, body }) => dropSynonym(deps, visitor, body));
  serveCall(app, deps, 'trySearch', ({ visitor, language, query }) =>
    trySearch(deps, { visitor, language }, query),
  );
  defineSearchExports(deps, misses);
  serveCall(app, deps, 'searchMisses', ({ visitor, query }) => listMisses(deps, visitor, { misses, query }));
}
