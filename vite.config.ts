import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: {
    // The server reads the addresses of the dictionaries' chunks from it, to preload them.
    manifest: true,
    // Browsers of the last three years; nothing older speaks enough CSS for Mantine.
    target: 'baseline-widely-available',
  },
  environments: {
    ssr: {
      // One self-contained server bundle: it starts fast, and React's build does not depend on NODE_ENV.
      resolve: command === 'build' ? { noExternal: true } : {},
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
}));
