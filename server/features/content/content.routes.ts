import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { serveCall } from '../../http/serve-call.ts';
import { sendKeptJson } from '../../kept/kept-json.ts';
import { COOKIES_POLICY, sharedContent, sharedNews } from './content.usecases.ts';

export function addContentRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { renderKey, replay } = deps;

  serveCall(app, deps, 'whatsNew', async ({ request, reply, body, ...reading }) =>
    sendKeptJson(await sharedNews(deps, reading, body), { request, reply, renderKey, replay }),
  );

  serveCall(app, deps, 'cookiesPolicy', async ({ request, reply, ...reading }) => {
    const kept = await sharedContent(deps, reading, { id: COOKIES_POLICY });
    return sendKeptJson(kept, { request, reply, renderKey, replay });
  });

  serveCall(app, deps, 'content', async ({ request, reply, params, ...reading }) =>
    sendKeptJson(await sharedContent(deps, reading, params), { request, reply, renderKey, replay }),
  );
}
