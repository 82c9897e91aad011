/**
 * A thread that draws documents, one after another: drawing one blocks the processor for longer than requests
 * should wait.
 */
import { parentPort } from 'node:worker_threads';
import { answerMessages } from '../../worker-thread.ts';
import { printDefinition } from './document-definition.ts';
import type { DrawnDocument } from './document-printer.ts';
import { paperDefinition } from './paper-definition.ts';
import { renderDocument } from './render-document.ts';

answerMessages(parentPort, (drawn: DrawnDocument) =>
  renderDocument('lines' in drawn ? paperDefinition(drawn) : printDefinition(drawn)),
);
