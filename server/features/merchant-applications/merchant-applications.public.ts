/** The feature's interface for other features. */
export { forgetPhotos, PHOTOS, photosLetIn } from './decided.usecases.ts';
export { setApplicantPhotos } from './own-application.usecases.ts';
