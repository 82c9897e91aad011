/** The feature's interface for other features. */
export { addressOf, keepFile, readFileOf, removeFile, storeFile } from './files.usecases.ts';
export { type Capture, type FileName } from './files.rules.ts';
