/** The copy of one's data, for the tests of all calls. */
import type { ownDataCalls } from '#contract/own-data.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';

export const ownDataCallTests: CallTests<typeof ownDataCalls> = {
  exportOwnData: {
    may: ['customer'],
    sample: { query: { format: 'json' } },
    // It takes no id and writes down that it was made; own-data.test.ts tests whose it is.
    crossTenant: [],
  },
};
