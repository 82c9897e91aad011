/** Part of the build: what the router does where the code of a page cannot be loaded (decision 32). */
import type { Plugin } from 'vite';

const MODULE = /\/react-router\/dist\/.+\/routeModules\.m?js$/;
/** It reloads the page, in a loop where the failure lasts. */
const OWN_WAY =
  /console\.error\(`Error loading route module[\s\S]+?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/** A Vite plugin: the router asks the shop instead (`page/asset-recovery.client.ts`). */
export function recoverLostRoute(): Plugin {
  let isDone = false;
  return {
    name: 'go-on-from-lost-route',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: MODULE },
      handler(code) {
        isDone = true;
        return { code: withShopsWay(code), map: null };
      },
    },
    // A newer router may do it elsewhere.
    buildEnd(error) {
      if (!error && !isDone) this.error('The router’s module that loads the code of pages was not found');
    },
  };
}

/** Throws where the router's text is another than the one that is known. */
export function withShopsWay(code: string): string {
  if (!OWN_WAY.test(code)) throw new Error('The router loads the page anew otherwise than expected');
  return code.replace(OWN_WAY, 'return window.routeLost(error);');
}
