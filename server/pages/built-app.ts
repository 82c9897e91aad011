/** The built web app as the page server sees it. It is loaded from its bundle: `web/` itself is never imported. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { createRequestHandler, matchRoutes, RouterContextProvider, ServerBuild } from 'react-router';
import type { Api } from '#contract/client.ts';
import type { CustomerUser, BootstrapData, VisitorMarks } from '#contract/page.ts';
import type { WebConfig } from '#domain/web-config/read.ts';

/** What one rendering is given (the counterpart stands in `web/page/open-page.server.ts`). */
export type Opening = {
  url: URL;
  bootstrap: BootstrapData;
  /** Bound to this visitor and to the language of the address. */
  api: Api;
  /** Marks this rendering's own inline scripts. */
  nonce: string;
  /** The address of a built source file, or undefined while developing. */
  assetUrl: (source: string) => string | undefined;
  /** Told of every error that is the server's own. */
  report: (error: unknown) => void;
  /** For a page that many share: shown in place of what is one visitor's own. */
  marks?: VisitorMarks;
};

/** What the texts of a visitor himself are made from. */
export type OwnTexts = { user: CustomerUser; config: WebConfig };

/** React Router's build, and what `web/entry.server.tsx` exports beside it. */
export type WebBuild = Omit<ServerBuild, 'entry'> & {
  entry: {
    module: ServerBuild['entry']['module'] & {
      createRequestHandler: typeof createRequestHandler;
      matchRoutes: typeof matchRoutes;
      openPage: (opening: Opening) => RouterContextProvider;
      /** What a page shows of its visitor himself, as text. */
      visitorTexts: (visitor: OwnTexts) => VisitorMarks;
    };
  };
};

export type BuiltApp = {
  /** A function while developing: each request takes the newest sources. */
  build: WebBuild | (() => Promise<WebBuild>);
  assetUrl: Opening['assetUrl'];
};

/** Loads what `npm run build` wrote. Throws an Error that says what to do when there is no build. */
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
