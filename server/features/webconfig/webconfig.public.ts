/** The feature's interface for other features. */
export { setCompany, storeFirstSettings } from './webconfig.company.usecases.ts';
export { prepareSecrets, rotateSecrets } from './webconfig.sealing.usecases.ts';
export { secretOf } from './webconfig.secrets.usecases.ts';
export { publicConfig, type WebConfig, webConfigOf } from './webconfig.usecases.ts';
