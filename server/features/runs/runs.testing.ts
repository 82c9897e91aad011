/** The calls of runs, for the tests of all calls. */
import { expect } from 'vitest';
import type { runCalls } from '#contract/runs.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';

const params = { runId: '00000000-0000-4000-8000-0000000000ff' };
const headers = { 'idempotency-key': 'a-run-taken-back' };
const notFound = { given: { params }, hears: '404 RUN_NOT_FOUND' } as const;
// Runs of others are tried in runs.test.ts: there they exist.
const foreign = [{ as: 'superAdmin', ...notFound }] as const;

const exported = { params: { list: 'stock' }, headers: { 'idempotency-key': 'a-list-as-a-table' } };

export const runCallTests: CallTests<typeof runCalls> = {
  // Each list by each role is tried in list-exports.test.ts.
  exportList: {
    may: ['salesman', 'superAdmin'],
    sample: { ...exported, body: { Filters: { show: 'none' } } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { ...exported, body: { Filters: { text: 'alpha' } } },
        hears: '400 EXPORT_EMPTY',
      },
    ],
    crossCenter: [
      { given: { ...exported, body: { Filters: { saleUnit: 'C1' } } }, hears: '404 CENTER_NOT_FOUND' },
    ],
  },
  runs: {
    may: ['salesman', 'superAdmin'],
    sample: {},
    crossTenant: [{ as: 'superAdmin', given: {}, hears: (answer) => expect(answer).toEqual({ Data: [] }) }],
    crossCenter: [{ given: {}, hears: (answer) => expect(answer).toEqual({ Data: [] }) }],
  },
  run: { may: ['salesman', 'superAdmin'], sample: { params }, crossTenant: foreign, crossCenter: [notFound] },
  stopRun: {
    may: ['salesman', 'superAdmin'],
    sample: { params },
    crossTenant: foreign,
    crossCenter: [notFound],
  },
  undoRun: {
    may: ['salesman', 'superAdmin'],
    sample: { params, headers },
    crossTenant: [{ as: 'superAdmin', given: { params, headers }, hears: '404 RUN_NOT_FOUND' }],
    crossCenter: [{ given: { params, headers }, hears: '404 RUN_NOT_FOUND' }],
  },
  runResult: {
    may: ['salesman', 'superAdmin'],
    sample: { params, query: { rows: 'failed' } },
    crossTenant: foreign,
    crossCenter: [notFound],
  },
};
