/** Part of the build: parses the ICU messages of the dictionaries, so that no parser is shipped to browsers. */
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Texts = { [key: string]: string | Texts };

const DICTIONARY = /\/web\/locales\/\w+\/(?!index\.ts)[\w-]+\.ts$/;

/** A Vite plugin. The formatter that reads compiled messages takes the place of the one with the parser. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    // While developing, the library's own parser does as well.
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
      },
    }),
    async load(id) {
      if (!DICTIONARY.test(id)) return undefined;
      const { default: texts } = (await import(pathToFileURL(id).href)) as { default: Texts };
      return `export default ${JSON.stringify(compiled(texts))};`;
    },
  };
}

function compiled(texts: Texts): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compiled(text),
    ]),
  );
}
