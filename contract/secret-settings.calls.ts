import { defineCalls } from './define.ts';

/** Secrets among the tenant's settings: set by its super admin, answered to nobody (W-29). */
export const secretSettingCalls = defineCalls({
  secretSettings: { method: 'GET', path: '/api/merchant/webconfig/secrets', who: ['superAdmin'] },
  setSecretSetting: { method: 'PUT', path: '/api/merchant/webconfig/secrets/:Opt', who: ['superAdmin'] },
});
