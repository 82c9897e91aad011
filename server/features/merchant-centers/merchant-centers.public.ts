/** The feature's interface for other features. */
export { makeCenter } from './merchant-centers.usecases.ts';
