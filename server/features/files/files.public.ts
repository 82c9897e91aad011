/** The feature's interface for other features. */
export { addressOf, keepFile, readFileOf, removeFile, storeFile } from './files.usecases.ts';
export { captureOf, type Capture, type FileName, type Taken } from './files.rules.ts';
