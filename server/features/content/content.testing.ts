/** The calls of content, for the tests of all calls. */
import type { contentCalls } from '#contract/content.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { betasOwn } from '#server/testing/attempts.ts';

export const contentCallTests: CallTests<typeof contentCalls> = {
  whatsNew: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { body: { NewsType: 'B', UsePeriodDate: true, ActiveStatus: 'Y' } },
    crossTenant: [{ given: { body: { NewsType: 'N' } }, hears: betasOwn }],
  },
  cookiesPolicy: {
    may: 'everybody',
    sample: {},
    crossTenant: [{ given: {}, hears: betasOwn }],
  },
  content: {
    may: 'everybody',
    sample: { params: { id: 'HOWTO_001' } },
    crossTenant: [{ given: { params: { id: ONLY_ALPHA.content } }, hears: '404 CONTENT_NOT_FOUND' }],
  },
};
