/** The calls of table views, for the tests of all calls. None takes whose they are; what is read is tried in table-views.test.ts. */
import { expect } from 'vitest';
import type { tableViewCalls } from '#contract/table-views.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';

const list = { params: { list: 'staff' } } as const;
const one = { params: { list: 'staff', view: 'abcdefghij12' } } as const;
const none = (answer: unknown) => expect(answer).toEqual({ Data: [] });
const saved = {
  ...one,
  body: {
    Name: 'Packers',
    Search: 'status=active',
    Columns: [{ Id: 'name', Shown: true, Pinned: true, Width: 200 }],
    IsDefault: true,
  },
};

export const tableViewCallTests: CallTests<typeof tableViewCalls> = {
  tableViews: {
    may: ['salesman', 'superAdmin'],
    sample: list,
    crossTenant: [{ as: 'superAdmin', given: list, hears: none }],
    crossCustomer: [{ given: list, hears: '403 NOT_ALLOWED' }],
    crossCenter: [{ given: list, hears: none }],
  },
  saveTableView: {
    may: ['salesman', 'superAdmin'],
    sample: saved,
    // It takes no person: everybody has these lists.
    crossTenant: [],
    crossCustomer: [{ given: saved, hears: '403 NOT_ALLOWED' }],
    crossCenter: [],
  },
  deleteTableView: {
    may: ['salesman', 'superAdmin'],
    sample: one,
    crossTenant: [{ as: 'superAdmin', given: one, hears: none }],
    crossCustomer: [{ given: one, hears: '403 NOT_ALLOWED' }],
    crossCenter: [{ given: one, hears: none }],
  },
};
