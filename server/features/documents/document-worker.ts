/** A thread of its own that draws documents, one after the other: drawing one takes the processor for longer than others should wait. */
import { parentPort } from 'node:worker_threads';
import { documentDefinition, type OrderDocument } from './document-definition.ts';
import { renderDocument } from './render-document.ts';

/** What the thread answers to a document. */
export type Drawn = { pdf: Uint8Array } | { problem: unknown };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
const answer = (drawn: Drawn): void => parentPort?.postMessage(drawn);

parentPort?.on('message', (document: OrderDocument) => {
  renderDocument(documentDefinition(document)).then(
    (pdf) => answer({ pdf }),
    (problem: unknown) => answer({ problem }),
  );
});
