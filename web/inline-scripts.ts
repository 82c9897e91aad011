/** Part of the build: the modules of `web/inline/` as the texts of scripts inside the document itself. */
import { resolve } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const NAME = 'virtual:inline-scripts';
const RESOLVED = `\0${NAME}`;
const SCRIPTS = { HEAD_SCRIPT: 'web/inline/head.ts', BODY_SCRIPT: 'web/inline/body.ts' };

/** A Vite plugin: `virtual:inline-scripts` gives each of them, with all that it imports, minified. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    resolveId: { filter: { id: /^virtual:inline-scripts$/ }, handler: () => RESOLVED },
    load: {
      // oxlint-disable-next-line no-control-regex -- Rollup marks virtual modules so
      filter: { id: /^\0virtual:inline-scripts$/ },
      async handler() {
        const exported = Object.entries(SCRIPTS).map(async ([name, file]) => {
          const { code, files } = await bundled(resolve(file));
          for (const one of files) this.addWatchFile(one);
          return `export const ${name} = ${JSON.stringify(code)};`;
        });
        return (await Promise.all(exported)).join('\n');
      },
    },
  };
}

async function bundled(input: string): Promise<{ code: string; files: string[] }> {
  const bundle = await rolldown({ input, platform: 'browser' });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
  await bundle.close();
  const [{ code, moduleIds }] = output;
  // It would end the script in the middle of the document.
  if (/<\/script/i.test(code)) throw new Error(`${input} holds the end of a script`);
  return { code: code.trim(), files: moduleIds };
}
