/** A thread of its own that draws papers, one after the other: drawing one takes the processor for longer than others should wait. */
import { parentPort } from 'node:worker_threads';
import { paperDocument, type Paper } from './paper-document.ts';
import { renderPaper } from './render-paper.ts';

/** What the thread answers to a paper. */
export type Drawn = { pdf: Uint8Array } | { problem: unknown };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
const answer = (drawn: Drawn): void => parentPort?.postMessage(drawn);

parentPort?.on('message', (paper: Paper) => {
  renderPaper(paperDocument(paper)).then(
    (pdf) => answer({ pdf }),
    (problem: unknown) => answer({ problem }),
  );
});
