import { expect, test } from 'vitest';
import {
  channelsFor,
  isSwitchedOn,
  kindsFor,
  mayBeTold,
  notificationKindNames,
  notificationKinds,
} from './kinds.ts';

test('what belongs to an order is told always, marketing only to who has agreed to it', () => {
  expect(mayBeTold('service', { hasConsent: false })).toBe(true);
  expect(mayBeTold('marketing', { hasConsent: false })).toBe(false);
  expect(mayBeTold('marketing', { hasConsent: true })).toBe(true);
});

test('a channel is as the kind has it until the shop switches it', () => {
  expect(isSwitchedOn({}, 'order.shipped', 'sms')).toBe(true);
  expect(isSwitchedOn({}, 'order.delivered', 'sms')).toBe(false);
  expect(isSwitchedOn({ 'order.shipped:sms': false }, 'order.shipped', 'sms')).toBe(false);
  expect(isSwitchedOn({ 'order.delivered:sms': true }, 'order.delivered', 'sms')).toBe(true);
});

test('a person switches off what the shop sends, and never on what it does not send', () => {
  const of = (person: Parameters<typeof channelsFor>[1]['person'], shop = {}) =>
    channelsFor('order.shipped', { shop, person });
  expect(of({})).toEqual(['sms', 'email']);
  expect(of({ 'order.shipped:sms': false })).toEqual(['email']);
  expect(of({ 'order.shipped:sms': true }, { 'order.shipped:sms': false })).toEqual(['email']);
  expect(of({ 'order.placed:sms': false })).toEqual(['sms', 'email']);
});

test('every kind is for customers or for staff, who are told of it by a page of theirs', () => {
  expect([...kindsFor('customer'), ...kindsFor('staff')].toSorted()).toEqual(
    notificationKindNames.toSorted(),
  );
  for (const kind of kindsFor('staff')) expect(notificationKinds[kind]).toHaveProperty('page');
});
