/** The calls of secret settings, for the tests of all calls. */
import { expect } from 'vitest';
import type { secretSettingCalls } from '#contract/secret-settings.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';

const set = { params: { Opt: 'SMS_GATEWAY_SECRET' }, body: { Value: 'a secret of the samples' } } as const;
/** Whether it is set, and never what it is, in either tenant. */
const saysNothing = (answer: unknown) =>
  expect(JSON.stringify(answer)).not.toMatch(/secret-of-|a secret of/i);

export const secretSettingCallTests: CallTests<typeof secretSettingCalls> = {
  secretSettings: {
    may: ['superAdmin'],
    sample: {},
    crossTenant: [{ as: 'superAdmin', given: {}, hears: saysNothing }],
    crossCustomer: [{ given: {}, hears: '403 NOT_ALLOWED' }],
    crossCenter: [],
  },
  setSecretSetting: {
    may: ['superAdmin'],
    sample: set,
    // It takes no id: every tenant has settings of these names.
    crossTenant: [],
    crossCustomer: [{ given: set, hears: '403 NOT_ALLOWED' }],
    crossCenter: [],
  },
};
