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
  tryGroupRule: READS,
  tryPromotion: READS,
  webConfigItems: READS,
};

const STAFF = new Set(['staff', 'superAdmin', 'platformOperator']);
const changing = Object.entries<Call>(calls)
  .filter(([, { method, who }]) => method !== 'GET' && who.some((one) => STAFF.has(one)))
  .map(([name]) => name);

/** A function of the server's features: its file and name, and the names that its text mentions. */
type Mention = { file: string; names: Set<string> };
/** By name those that others may use, and by file and name those that are the file's own. */
const exported = new Map<string, Mention[]>();
const own = new Map<string, Mention>();
const handlers = new Map<string, Mention>();
const namesIn = (text: string) => new Set(text.match(/\b[a-zA-Z]\w*\b/g));
for await (const file of glob('server/features/**/*.ts')) {
  // SQL calls nothing, and its columns may be named as a function is.
  if (/\.(?:test|testing|queries)\.ts$/.test(file)) continue;
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  for (const part of text.split(/^(?=(?:export )?(?:async )?(?:function|const) )/m)) {
    const name = /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(part)?.[1];
    if (name === undefined) continue;
    const mention = { file, names: namesIn(part) };
    own.set(`${file} ${name}`, mention);
    if (part.startsWith('export ')) exported.set(name, [...(exported.get(name) ?? []), mention]);
  }
  for (const part of text.split(/\bserveCall\(/).slice(1)) {
    const call = /^app, deps, '(\w+)'/.exec(part)?.[1];
    if (call !== undefined) handlers.set(call, { file, names: namesIn(part.split('\n}')[0] ?? '') });
  }
}

/** What a name of a file may mean: the file's own function, else one that is exported. */
const meantBy = (file: string, name: string): readonly Mention[] => {
  const here = own.get(`${file} ${name}`);
  return here ? [here] : (exported.get(name) ?? []);
};

function isLogged(call: string): boolean {
  const handler = handlers.get(call);
  const seen = new Set(handler ? [handler] : []);
  for (const { file, names } of seen) {
    if (names.has('writeAudit') || names.has('writeAudits')) return true;
    for (const name of names) for (const mention of meantBy(file, name)) seen.add(mention);
  }
  return false;
}

test('B-40 a call of staff that changes something is logged, or listed with the reason why not', () => {
  expect(changing.length).toBeGreaterThan(15);
  expect(changing.filter((name) => !handlers.has(name))).toEqual([]);
  expect(changing.filter((name) => !isLogged(name)).toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
});
