/** The web app from its sources, for `npm run dev`. Vite is loaded here only. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuiltApp, WebBuild } from './built-app.ts';

export type DevApp = BuiltApp & {
  /** Serves sources, styles and hot reload; false if the request is not Vite's. */
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  close: () => Promise<void>;
};

/** Starts Vite inside the shop's own process; `root` is the project's folder. */
export async function startDevApp(root: string): Promise<DevApp> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  return {
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as WebBuild,
    assetUrl: () => undefined,
    serve: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('finish', () => resolve(true));
        vite.middlewares(request, response, (error: unknown) => (error ? reject(error) : resolve(false)));
      }),
    close: () => vite.close(),
  };
}
