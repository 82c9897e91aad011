import type { Page } from '@playwright/test';

/** Resolves once the shop has let a realtime connection of the page in. To be called before the page is opened. */
export function untilListening(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      // Socket.IO's word for it.
      socket.on('framereceived', ({ payload }) => String(payload).startsWith('40') && resolve()),
    );
  });
}
