/**
 * A thread that draws documents, one after another: drawing one blocks the processor for longer than requests
 * should wait.
 */
import { parentPort } from 'node:worker_threads';
import { answerMessages } from '../../worker-thread.ts';
import { printDefinition } from './document-definition.ts';
import type { OrderDocument } from './order-document.ts';
import { renderDocument } from './render-document.ts';

answerMessages(parentPort, (documents: readonly OrderDocument[]) =>
  renderDocument(printDefinition(documents)),
);
