/** `npm run dev`: the shop with its pages straight from their sources, renewed in the browser while you type. */
import { startDevApp } from './pages/dev-app.ts';
import { runShop } from './start.ts';

await runShop({
  // A page that is cached would be that of the sources of before.
  settings: { cacheBytes: 0 },
  openWeb: async () => {
    const { serve, close, ...built } = await startDevApp(process.cwd());
    return {
      built,
      serve,
      close,
      // Vite writes scripts of its own into the page, and tells it of changes over a socket.
      moreSources: { 'script-src': ["'unsafe-inline'"], 'connect-src': ['ws:'] },
    };
  },
});
