/**
 * Every call by which staff may change something leads to `writeAudit`, or is named here with the reason why not. Read
 * from the sources: a call's handler, and what the functions that it names call in turn.
 */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';

const READS =
  'changes nothing: it is a POST because the specification, a long list of ids or a whole promotion asks for it';
const OWN = 'is what a person has read and wants to hear or see, and nobody else’s';
const COUNTS = 'keeps what a packer has counted so far; what is packed is logged when the order is';
const SHELVES = 'keeps what was counted of a product so far; what is found is logged when it is booked';
const WITHOUT: Record<string, string> = {
  advancePrices: READS,
  allProvinces: READS,
  checkCouponValid: READS,
  countMerchantPacking: COUNTS,
  countProduct: SHELVES,
  couponsByCustomer: READS,
  deleteTableView: OWN,
  deliveryAddresses: READS,
  invitationsAhead: READS,
  merchantOrderDetail: READS,
  merchantProducts: READS,
  merchantReturnWorth: READS,
  orderStepsAhead: READS,
  pricesAhead: READS,
  printableOrders: READS,
  printMerchantOrders: READS,
  promotionOverlaps: READS,
  readNotifications: OWN,
  replayPromotion: READS,
  saveNotificationSettings: OWN,
  saveTableView: OWN,
  scanCounted: SHELVES,
  tryPromotion: READS,
  webConfigItems: READS,
};

const STAFF = new Set(['staff', 'superAdmin', 'platformOperator']);
const changing = Object.entries<Call>(calls)
  .filter(([, { method, who }]) => method !== 'GET' && who.some((one) => STAFF.has(one)))
  .map(([name]) => name);

/** Each top-level function of the server's features, by its name, with the names that its text mentions. */
const mentioned = new Map<string, Set<string>>();
const handlers = new Map<string, Set<string>>();
const namesIn = (text: string) => new Set(text.match(/\b[a-zA-Z]\w*\b/g));
for await (const file of glob('server/features/**/*.ts')) {
  if (/\.test(ing)?\.ts$/.test(file)) continue;
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  for (const part of text.split(/^(?=(?:export )?(?:async )?(?:function|const) )/m)) {
    const name = /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(part)?.[1];
    if (name !== undefined) mentioned.set(name, namesIn(part).union(mentioned.get(name) ?? new Set()));
  }
  for (const part of text.split(/\bserveCall\(/).slice(1)) {
    const call = /^app, deps, '(\w+)'/.exec(part)?.[1];
    if (call !== undefined) handlers.set(call, namesIn(part.split('\n}')[0] ?? ''));
  }
}

function isLogged(call: string): boolean {
  const seen = new Set<string>();
  const next = [...(handlers.get(call) ?? [])];
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    if (name === 'writeAudit') return true;
    if (seen.has(name)) continue;
    seen.add(name);
    next.push(...(mentioned.get(name) ?? []));
  }
  return false;
}

test('B-40 a call of staff that changes something is logged, or listed with the reason why not', () => {
  expect(changing.length).toBeGreaterThan(15);
  expect(changing.filter((name) => !handlers.has(name))).toEqual([]);
  expect(changing.filter((name) => !isLogged(name)).toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
});
