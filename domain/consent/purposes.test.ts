import { expect, test } from 'vitest';
import { channels } from '../notifications/kinds.ts';
import {
  answeredByDocument,
  chosenPurposeNames,
  consentPurposeNames,
  consentPurposes,
  isAskedAgain,
  isNewAnswer,
  marketingPurposeOf,
} from './purposes.ts';

test('S-89 to agree to the document acknowledges the notice alone; to refuse it refuses all that it asks for', () => {
  expect(answeredByDocument(true)).toEqual(['notice']);
  expect(answeredByDocument(false)).toEqual(['notice', 'marketingSms', 'marketingEmail', 'marketingLine']);
});

test('a person chooses offers by each way; the notice is read, and counting is a matter of the browser', () => {
  expect(chosenPurposeNames).toEqual(['marketingSms', 'marketingEmail', 'marketingLine']);
  expect(channels.map(marketingPurposeOf)).toEqual(['marketingSms', 'marketingEmail']);
});

test('an answer to other words is asked for again, what was never answered is not', () => {
  const old = { isGiven: false, wordingId: 'old' };
  expect([isAskedAgain(old, 'new'), isAskedAgain(old, 'old'), isAskedAgain(undefined, 'new')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the same answer to the same words is no new one', () => {
  const given = { isGiven: true, wordingId: 'a' };
  expect(isNewAnswer(given, given)).toBe(false);
  for (const before of [undefined, { ...given, isGiven: false }, { ...given, wordingId: 'b' }])
    expect(isNewAnswer(before, given)).toBe(true);
});

test('every purpose has its words in both languages', () => {
  for (const name of consentPurposeNames)
    for (const words of [consentPurposes[name].title, consentPurposes[name].statement]) {
      expect(words.th).toMatch(/\p{Script=Thai}/u);
      expect(words.en).not.toMatch(/\p{Script=Thai}/u);
    }
});
