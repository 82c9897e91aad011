/** Thousands of inputs to every call, always the same ones: a response or a refusal, never a server error. */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import { merchantStaffCalls } from '#contract/merchant-staff.calls.ts';
import type { CallSchemas } from '#contract/common.schemas.ts';
import type { Call } from '#contract/define.ts';
import { schemas } from '#contract/schemas.ts';
import { callersOf, tokenOfCaller } from './testing/callers.ts';
import { inputsOf } from './testing/fuzz.ts';
import { expectRefusal } from './testing/refusals.ts';
import { samplesOf } from './testing/call-tests.ts';
import { createTestShop, type TestShop } from './testing/shop.ts';

const SEED = 20_260_302;
const RUNS = 60;
/** Each correct one takes 40 ms of hashing. */
const SIGN_IN_RUNS = 25;

/** Codes any call may answer with; the others are in the contract. */
const GENERAL = new Set(['INVALID_INPUT', 'MALFORMED_JSON', 'NOT_FOUND', 'BAD_ADDRESS']);

let samples = samplesOf('alpha');
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ running: true });
  const token = await shop.tokenOf('alpha', 'CUST1');
  const placed = await shop.call('placeOrder', { token, ...samples.placeOrder });
  samples = samplesOf('alpha', placed.json<{ Order: { OrderID: string } }>().Order.OrderID);
});
afterAll(() => shop.stop());

const takesInput = (name: CallName) => ['params', 'query', 'body'].some((part) => part in samples[name]);
/** Last: who loses a right by them loses the session, which the calls of others need. */
const ofRights = (name: CallName) => name in merchantStaffCalls;
const all = (Object.keys(calls) as CallName[]).filter(takesInput);
const names = [...all.filter((name) => !ofRights(name)), ...all.filter(ofRights)];

describe('whatever is sent', () => {
  test.each(names)('%s', async (name) => {
    const { guarded }: Call = calls[name];
    const { errors: declared = [] }: CallSchemas = schemas[name];
    const caller = callersOf(name).findLast((one) => one !== 'rider') ?? 'nobody';
    const token = await tokenOfCaller(shop, 'alpha', caller);
    const codes = new Set<string>();
    const input = fc.tuple(inputsOf(name, samples[name]), fc.constantFrom('th' as const, 'en' as const));
    const property = fc.asyncProperty(input, async ([{ body, ...given }, language]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      const asJson = { ...given, headers, body: JSON.stringify(body ?? {}) };
      const response = await shop.call(name, { tenant: 'alpha', token, language, ...asJson });
      if (response.statusCode !== 200) codes.add(expectRefusal(response, language, name).code);
    });
    await fc.assert(property, { seed: SEED, numRuns: guarded ? SIGN_IN_RUNS : RUNS, endOnFailure: true });
    // An upload that asks for no more than a code is refused for want of its file.
    const wrong = 'files' in samples[name] ? ['INVALID_INPUT', 'FILE_MISSING'] : ['INVALID_INPUT'];
    expect(wrong.some((code) => codes.has(code))).toBe(true);
    expect([...codes].filter((code) => !GENERAL.has(code) && !declared.includes(code))).toEqual([]);
  });
});
