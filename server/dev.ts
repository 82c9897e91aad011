/** `npm run dev`: the shop with its pages served from source, with hot reload. */
import { startDevApp } from './pages/dev-app.ts';
import { runShop } from './start.ts';

await runShop({
  // A cached page would show outdated sources.
  settings: { cacheBytes: 0 },
  openWeb: async () => {
    const { serve, close, ...built } = await startDevApp(process.cwd());
    return {
      built,
      serve,
      close,
      // Vite injects its own scripts into the page and sends updates over a socket.
      moreSources: { 'script-src': ["'unsafe-inline'"], 'connect-src': ['ws:'] },
    };
  },
});
