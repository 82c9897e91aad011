import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { COOKIES_POLICY, sharedContent, sharedNews } from './content.usecases.ts';

export function addContentRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { sendCached } = deps;

  serveCall(app, deps, 'whatsNew', async ({ reply, body, visitor: { saleUnit, tenantId }, language }) =>
    sendCached(reply, await sharedNews(deps, { tenantId, language, saleUnit }, body)),
  );

  serveCall(app, deps, 'cookiesPolicy', async ({ reply, tenantId, language }) => {
    const cached = await sharedContent(deps, { tenantId, language }, { id: COOKIES_POLICY });
    return sendCached(reply, cached);
  });

  serveCall(app, deps, 'content', async ({ reply, params, tenantId, language }) =>
    sendCached(reply, await sharedContent(deps, { tenantId, language }, params)),
  );
}
