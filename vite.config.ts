import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { serverOutput } from './scripts/server-output.ts';
import { compileMessages } from './web/i18n/compile-messages.ts';
import { inlineScripts } from './web/inline-scripts.ts';
import { recoverLostRoute } from './web/recover-lost-route.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    compileMessages(),
    inlineScripts(),
    reactRouter(),
    recoverLostRoute(),
    { ...serverOutput, applyToEnvironment: ({ name }) => name === 'ssr' },
  ],
  // Found at start; a later find makes the browser reload everything.
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
            codeSplitting: { groups: chunkGroups },
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
