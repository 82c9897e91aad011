/** The built web app as the page server sees it. It is loaded from its bundle: `web/` itself is never imported. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { createRequestHandler, matchRoutes, RouterContextProvider, ServerBuild } from 'react-router';
import type { Api } from '#contract/client.ts';
import type { CustomerUser, BootstrapData, VisitorMarks } from '#contract/page.ts';
import type { WebConfig } from '#domain/web-config/read.ts';

/** The input of one rendering (the counterpart is in `web/page/open-page.server.ts`). */
export type Opening = {
  url: URL;
  bootstrap: BootstrapData;
  /** Bound to this visitor and to the language of the URL. */
  api: Api;
  /** Marks this rendering's own inline scripts. */
  nonce: string;
  /** The URL of a built source file, or undefined in development. */
  assetUrl: (source: string) => string | undefined;
  /** Receives every error that is the server's own. */
  report: (error: unknown) => void;
  /** For a shared page: shown in place of a visitor's own data. */
  marks?: VisitorMarks;
};

/** The source of a visitor's own texts. */
export type OwnTexts = { user: CustomerUser; config: WebConfig };

/** React Router's build, and the additional exports of `web/entry.server.tsx`. */
export type WebBuild = Omit<ServerBuild, 'entry'> & {
  entry: {
    module: ServerBuild['entry']['module'] & {
      createRequestHandler: typeof createRequestHandler;
      matchRoutes: typeof matchRoutes;
      openPage: (opening: Opening) => RouterContextProvider;
      /** A visitor's own data on a page, as text. */
      visitorTexts: (visitor: OwnTexts) => VisitorMarks;
    };
  };
};

export type BuiltApp = {
  /** A function in development: each request uses the newest sources. */
  build: WebBuild | (() => Promise<WebBuild>);
  assetUrl: Opening['assetUrl'];
};

/** Loads the output of `npm run build`. Throws an Error that says what to do if there is no build. */
export async function loadBuiltApp(buildFolder: string): Promise<BuiltApp> {
  const entry = join(buildFolder, 'server/index.js');
  if (!existsSync(entry))
    throw new Error(`There is no web build in ${buildFolder}: run \`npm run build\` first.`);
  const build = (await import(pathToFileURL(entry).href)) as WebBuild;
  const manifest = JSON.parse(
    readFileSync(join(buildFolder, 'client/.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string }>;
  return {
    build,
    assetUrl: (source) => {
      const built = manifest[source];
      return built && `/${built.file}`;
    },
  };
}
