/** A thread that reads files of rows. */
import { parentPort } from 'node:worker_threads';
import { answerMessages } from '../../worker-thread.ts';
import { readSheetFile } from './read-sheet.ts';

answerMessages(parentPort, (bytes: Uint8Array) => readSheetFile(bytes));
