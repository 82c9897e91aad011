/**
 * A thread that draws documents, one after another: drawing one blocks the processor for longer than requests
 * should wait.
 */
import { parentPort } from 'node:worker_threads';
import { documentDefinition, type OrderDocument } from './document-definition.ts';
import { renderDocument } from './render-document.ts';

/** The thread's response to a document. */
export type Drawn = { pdf: Uint8Array } | { problem: unknown };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
const answer = (drawn: Drawn): void => parentPort?.postMessage(drawn);

parentPort?.on('message', (document: OrderDocument) => {
  renderDocument(documentDefinition(document)).then(
    (pdf) => answer({ pdf }),
    (problem: unknown) => answer({ problem }),
  );
});
