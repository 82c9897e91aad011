import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { serverOutput } from './scripts/server-output.ts';
import { compileMessages } from './web/i18n/compile-messages.ts';
import { recoverLostRoute } from './web/recover-lost-route.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    compileMessages(),
    reactRouter(),
    recoverLostRoute(),
    { ...serverOutput, applyToEnvironment: ({ name }) => name === 'ssr' },
  ],
  // Found at start; what is found later makes the browser load everything anew.
  optimizeDeps: { entries: ['web/**/*.tsx', '!web/**/*.test.tsx'] },
  build: {
    // The server reads the addresses of the dictionaries' chunks from it, to preload them.
    manifest: true,
    target: 'baseline-widely-available',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page needs, in two chunks by what it stands on: the libraries, our own shell. What the pages with
              // goods share stands on both. Grouping by who shares what made chunks that need each other in a circle, and
              // then one runs before it is filled.
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|use-intl|icu-minify|zustand|clsx|@mantine\/core\/esm\/core)\//,
                  priority: 3,
                },
                // With the styles that several pages share: between two pages the router takes out the one page's
                // stylesheets and puts in the other's, and what both have would stand unstyled for a moment.
                {
                  name: 'shell',
                  test: /\/web\/((shell|page|i18n)\/|compose-page\.ts|ui\/styles\.css|(ui|features\/(product|wishlist|search|category|home))\/[\w-]+\.module\.css|features\/(content\/news-card|consent\/cookie-question)\.module\.css)/,
                  priority: 2,
                },
                {
                  name: 'goods',
                  test: /\/web\/features\/(product\/product-(card|row)|category\/(category-tiles|category\.queries)|content\/(content-link|news-card|content\.queries)|home\/home-(strip|paths))\.tsx?$/,
                  priority: 1,
                },
                // The merchant area's pages share styles in the same way; none of them is the shop's.
                {
                  name: 'merchant',
                  test: /\/web\/(merchant|merchant-ui|features\/(staff|merchant-\w+|audit|acting))\/[\w-]+\.module\.css/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One self-contained server bundle: it starts fast, and React's build does not depend on NODE_ENV.
      resolve: command === 'build' ? { noExternal: true } : {},
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
}));
