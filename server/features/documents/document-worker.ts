/**
 * A thread that draws prints of documents, one after another: drawing one blocks the processor for longer than requests
 * should wait.
 */
import { parentPort } from 'node:worker_threads';
import { printDefinition } from './document-definition.ts';
import type { OrderDocument } from './order-document.ts';
import { renderDocument } from './render-document.ts';

/** The thread's response to a print. */
export type Drawn = { pdf: Uint8Array } | { problem: unknown };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
const answer = (drawn: Drawn): void => parentPort?.postMessage(drawn);

parentPort?.on('message', (documents: readonly OrderDocument[]) => {
  renderDocument(printDefinition(documents)).then(
    (pdf) => answer({ pdf }),
    (problem: unknown) => answer({ problem }),
  );
});
