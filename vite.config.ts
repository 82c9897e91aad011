import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './web/i18n/compile-messages.ts';

export default defineConfig(({ command }) => ({
  plugins: [compileMessages(), reactRouter()],
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
            // The names of who shares a chunk would be most of a page's bytes.
            chunkFileNames: ({ name }) => `assets/${name.includes('~') ? 'shared' : '[name]'}-[hash].js`,
            codeSplitting: {
              // What several pages share, in a few chunks by who uses it: many small ones load slower and pack worse.
              groups: [
                {
                  name: 'shared',
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 24 * 1024,
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
